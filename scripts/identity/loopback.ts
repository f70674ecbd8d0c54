// Which names mean this machine: for the Host header, for the origins of pages and for links that leave the server.

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
