// The Google sign-in on a developer's machine: opens the account page of the identity server in a window, as the
// sign-in library opens Google's. Rejects with the library's codes.

import { FirebaseError } from "firebase/app";

const features = "popup,width=500,height=600";
const pollMs = 300;
/** The message with the choice may arrive after its window has closed; so many more polls wait for it. */
const pollsAfterClose = 4;

let cancelEarlier: (() => void) | null = null;

/** Resolves to the identity token of the chosen account. */
export function askLocalGoogle(): Promise<string> {
  cancelEarlier?.();
  const { origin } = window.location;
  const state = crypto.randomUUID();
  const address = `/emulator/google?${new URLSearchParams({ origin, state })}`;
  const popup = window.open(address, "_blank", features);
  return new Promise((resolve, reject) => {
    const refuse = (code: string) => reject(new FirebaseError(`auth/${code}`, code));
    if (!popup) return refuse("popup-blocked");
    const end = () => {
      window.clearInterval(timer);
      window.removeEventListener("message", heard);
      if (cancelEarlier === cancel) cancelEarlier = null;
    };
    const cancel = () => {
      end();
      popup.close();
      refuse("cancelled-popup-request");
    };
    const heard = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      // The source is null once the window has closed; then `state`, which only that window knows, identifies the
      // sender.
      if (from !== origin || (source !== popup && source !== null)) return;
      const token = tokenIn(data, state);
      if (token === null) return;
      end();
      resolve(token);
    };
    let pollsLeft = pollsAfterClose;
    const timer = window.setInterval(() => {
      if (!popup.closed) return;
      pollsLeft -= 1;
      if (pollsLeft > 0) return;
      end();
      refuse("popup-closed-by-user");
    }, pollMs);
    window.addEventListener("message", heard);
    cancelEarlier = cancel;
  });
}

/** The token in a message; null for any other message. */
function tokenIn(data: unknown, state: string): string | null {
  if (typeof data !== "object" || data === null) return null;
  const { type, state: answered, idToken } = data as Readonly<Record<string, unknown>>;
  return type === "google-account" && answered === state && typeof idToken === "string" ? idToken : null;
}
