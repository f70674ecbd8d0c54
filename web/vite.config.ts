// Builds and serves the page together with the Worker. Host and port come from scripts/stack.ts, and in mode "developer"
// (scripts/page-build.ts) so does what STACK names.

import path from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { defineConfig, type Plugin } from "vite";
import { bundledName } from "#scripts/licenses.ts";
import { firstPaint } from "./build/first-paint.ts";
import { localProxy } from "./build/local-proxy.ts";
import { pageConfig } from "./build/page-config.ts";
import { previewGuard } from "./build/preview-guard.ts";

/** What a running stack tells this file, as JSON in the environment. */
export interface Stack {
  /** The folder of the local database. */
  readonly state: string;
  /** Origins of the identity server and of the payment sandbox. */
  readonly identity: string;
  readonly payments: string;
  /** The Worker's. */
  readonly variables: Readonly<Record<string, string>>;
}

const top = path.resolve(import.meta.dirname, "..");

/** The variables of a developer's machine, which the build tool would put beside the Worker, belong to no build. */
const withoutVariables: Plugin = {
  name: "without-variables",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      delete bundle[".dev.vars"];
    },
  },
};

export default defineConfig(({ mode }) => {
  const isLocal = mode === "developer";
  const text = process.env["STACK"];
  const stack = isLocal && text !== undefined ? (JSON.parse(text) as Stack) : null;
  return {
    ...pageConfig,
    plugins: [
      ...pageConfig.plugins,
      firstPaint(),
      stack && localProxy(stack),
      previewGuard(),
      cloudflare({
        configPath: path.join(top, "wrangler.toml"),
        config: {
          ...(isLocal && { main: path.join(top, "worker/src/local.ts") }),
          ...(stack && { vars: stack.variables }),
        },
        persistState: { path: stack?.state ?? path.join(top, ".wrangler/state") },
        inspectorPort: false,
      }),
      withoutVariables,
    ],
    server: { fs: { allow: [top] } },
    build: { ...pageConfig.build, outDir: path.join(top, "dist"), license: { fileName: bundledName } },
    // scripts/built-page.ts reads which files of the local build import which.
    ...(isLocal && { environments: { client: { build: { manifest: true } } } }),
  };
});
