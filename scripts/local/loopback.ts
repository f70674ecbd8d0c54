// Names of this machine: for the Host header, for the origins of pages and for links that lead away from a local
// server.

const loopbackName = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/** Whether a Host header names this machine. Another name at a loopback address is a DNS rebinding attack. */
function isLoopbackHost(host: string | undefined): boolean {
  return host !== undefined && loopbackName.test(host.replace(/:\d{1,5}$/, ""));
}

/** Whether the text is exactly the origin of a page on this machine, such as http://localhost:8787. */
export function isLoopbackOrigin(origin: string): boolean {
  const address = loopbackAddress(origin);
  return address !== null && address.origin === origin;
}

/** The address if it is an http(s) address on this machine; else null. */
export function loopbackAddress(text: string): URL | null {
  const address = URL.parse(text);
  if (!address || !/^https?:$/.test(address.protocol)) return null;
  return loopbackName.test(address.hostname) ? address : null;
}

/** Why a local server refuses a request, as a sentence; null for a request from this machine. */
export function refusalOf(host: string | undefined, origin: string | undefined): string | null {
  // A foreign site can point its own domain at this machine (DNS rebinding); its requests then carry that name as Host.
  if (!isLoopbackHost(host)) return "This server answers on this computer only.";
  if (origin !== undefined && !isLoopbackOrigin(origin))
    return "This server answers pages of this computer only.";
  return null;
}
