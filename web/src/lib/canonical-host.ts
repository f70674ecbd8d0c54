// The address on the canonical host for a visitor who came by another host (specification, section 1).

interface PageLocation {
  readonly host: string;
  readonly hostname: string;
  readonly href: string;
}

const loopback = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * The same address on the canonical host, hash included. Null if the page is on that host already, if no canonical
 * host is configured, and on loopback.
 */
export function canonicalAddress(location: PageLocation, canonicalHost: string | null): string | null {
  if (!canonicalHost || location.host === canonicalHost.toLowerCase() || loopback.test(location.hostname))
    return null;
  const address = new URL(location.href);
  // Host name and port are set separately: assigning `host` without a port would keep the old port.
  const target = new URL(`${address.protocol}//${canonicalHost}`);
  address.hostname = target.hostname;
  address.port = target.port;
  return address.host === location.host ? null : address.href;
}
