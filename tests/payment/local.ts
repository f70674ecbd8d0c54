// The payment sandbox in this process, in a folder of its own, by a clock that a test can move; and a server that takes
// its notifies as the Worker does.

import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { startPaymentServer, type PaymentServer } from "#scripts/payment/server.ts";
import { checkoutHash } from "#scripts/payment/signature.ts";
import { merchant } from "#support/server/payments.ts";
import { send, type Answer } from "#support/server/send.ts";

export const appKeys = { id: "app-1", secret: "app-secret-1" };
const formHeaders = { "Content-Type": "application/x-www-form-urlencoded" };

export interface Sandbox {
  readonly server: PaymentServer;
  readonly folder: string;
  /** Moves the clock on. */
  readonly pass: (ms: number) => void;
  /** The same folder and clock again, as after a stop of the machine. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startSandbox(lateMs = 10_000): Promise<Sandbox> {
  const folder = mkdtempSync(path.join(tmpdir(), "payments-"));
  let passedMs = 0;
  const start = () =>
    startPaymentServer({ port: 0, folder, merchant, app: appKeys, lateMs }, () => Date.now() + passedMs);
  let server = await start();
  return {
    get server() {
      return server;
    },
    folder,
    pass(ms) {
      passedMs += ms;
    },
    async restart() {
      await server.stop();
      server = await start();
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Receiver {
  /** Its notify address. */
  readonly address: string;
  readonly heard: readonly URLSearchParams[];
  /** What it answers from now on. */
  status: number;
  readonly stop: () => Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const heard: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    heard.push(new URLSearchParams(await textOf(request)));
    response.writeHead(receiver.status, { Location: `${receiver.address}?redirected` }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const receiver: Receiver = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/notify`,
    heard,
    status: 200,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += chunk;
  return text;
}

export type Fields = Readonly<Record<string, string>>;

/** The order of the test vectors in the payment rules. */
export const orderId = "OIDAB3K9154000000";

/** A form that can be paid but for the given fields, which are signed where the hash covers them. */
export function fieldsOf(changes: Fields = {}): Fields {
  const fields = {
    merchant_id: merchant.id,
    return_url: "http://localhost:8787/#/upgrade?t=r",
    cancel_url: "http://localhost:8787/#/upgrade?t=c",
    notify_url: "http://127.0.0.1:9/notify",
    order_id: orderId,
    items: "Monthly",
    custom_1: "ada@example.com",
    custom_2: "monthly",
    currency: "USD",
    amount: "4.99",
    first_name: "Ada",
    last_name: "Lovelace",
    email: "ada@example.com",
    phone: "+44 20 7946 0000",
    address: "12 St James's Square",
    city: "London",
    country: "United Kingdom",
    ...changes,
  };
  const signed = { orderId: fields.order_id, amount: fields.amount, currency: fields.currency };
  return { ...fields, hash: changes["hash"] ?? checkoutHash(merchant, signed) };
}

export function post(address: string, form: Fields | URLSearchParams): Promise<Answer> {
  const body = new URLSearchParams(form).toString();
  return send(address, { method: "POST", headers: formHeaders, body });
}

export function checkout({ server }: Sandbox, form: Fields | URLSearchParams): Promise<Answer> {
  return post(`${server.url}/pay/checkout`, form);
}

/** Presses a button of the checkout page, by the name that its form sends. */
export function press(
  { server }: Sandbox,
  answer: string,
  position = "hash",
  order = orderId,
): Promise<Answer> {
  return post(`${server.url}/pay/answer`, { order_id: order, answer, position });
}

/** A call of the merchant's API, with a fresh token. */
export async function merchantApi(sandbox: Sandbox, route: string, body?: object) {
  const { access_token: token } = await tokenOf(sandbox);
  return callApi(sandbox, route, token, body);
}

export async function tokenOf({ server }: Sandbox) {
  const response = await fetch(`${server.url}/merchant/v1/oauth/token`, {
    method: "POST",
    headers: { Authorization: basic(appKeys) },
    body: new URLSearchParams({ grant_type: "client_credentials" }),
  });
  return (await response.json()) as { readonly access_token: string };
}

export function basic({ id, secret }: typeof appKeys): string {
  return `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`;
}

export async function callApi({ server }: Sandbox, route: string, token: string, body?: object) {
  const response = await fetch(`${server.url}/merchant/v1${route}`, {
    method: body ? "POST" : "GET",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Readonly<Record<string, unknown>> };
}
