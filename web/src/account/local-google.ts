// On a developer's machine: asks the identity server's own account page in a window, as the sign-in library asks
// Google's. It refuses with the library's codes.

import { FirebaseError } from "firebase/app";

const features = "popup,width=500,height=600";
const pollMs = 300;
/** The choice may arrive after the window that sent it has closed; so often it is looked for once more. */
const pollsAfterClose = 4;

let cancelEarlier: (() => void) | null = null;

/** Resolves to the identity token of the account that was chosen. */
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
      // A window that has closed is no source any more; nobody else knows the state.
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

/** Null for the message of anything else. */
function tokenIn(data: unknown, state: string): string | null {
  if (typeof data !== "object" || data === null) return null;
  const { type, state: answered, idToken } = data as Readonly<Record<string, unknown>>;
  return type === "google-account" && answered === state && typeof idToken === "string" ? idToken : null;
}
