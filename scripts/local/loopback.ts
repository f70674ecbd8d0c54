// Which names mean this machine: for the Host header, for the origins of pages and for links that leave a local server.

const loopbackName = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/** Whether a Host header names this machine; another name on a loopback address is a page that rebinds its DNS. */
export function isLoopbackHost(host: string | undefined): boolean {
  return host !== undefined && loopbackName.test(host.replace(/:\d{1,5}$/, ""));
}

/** Whether the text is exactly the origin of a page on this machine, such as http://localhost:8787. */
export function isLoopbackOrigin(origin: string): boolean {
  const address = loopbackAddress(origin);
  return address !== null && address.origin === origin;
}

/** The address, if it is an http(s) one on this machine; else null. */
export function loopbackAddress(text: string): URL | null {
  const address = URL.parse(text);
  if (!address || !/^https?:$/.test(address.protocol)) return null;
  return loopbackName.test(address.hostname) ? address : null;
}

/** Why a request is no business of a local server, as a sentence; null for one of this machine. */
export function refusalOf(host: string | undefined, origin: string | undefined): string | null {
  // A page elsewhere can point a name of its own at this machine; its requests still carry that name.
  if (!isLoopbackHost(host)) return "This server answers on this computer only.";
  if (origin !== undefined && !isLoopbackOrigin(origin))
    return "This server answers pages of this computer only.";
  return null;
}
