// The header Strict-Transport-Security, equal on the page and on the API: a browser keeps the last one that it saw.

/** `setting` is the operator's `HSTS_SUBDOMAINS`; only "1" adds the names below the domain. */
export function strictTransport(setting: unknown): string {
  return setting === "1" ? "max-age=31536000; includeSubDomains" : "max-age=31536000";
}
