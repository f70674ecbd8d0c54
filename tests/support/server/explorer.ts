// Where the tools would serve an explorer of the local database, which no start is to do.

export const explorer = [
  "/cdn-cgi/explorer",
  "/cdn-cgi/explorer/api",
  "/cdn-cgi/local/explorer",
  "/cdn-cgi/local/explorer/api",
  "/cdn-cgi/local/explorer/api/d1/database",
] as const;
