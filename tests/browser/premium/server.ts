// Builds the page with its second entry and serves it on loopback; a real Worker
// answers its calls, to which the server sends each as a premium user's. It is a process of its own, because a build reads its settings from the environment.

import path from "node:path";
import { build, preview, type Plugin } from "vite";
import { pageConfig } from "../../../web/build/page-config.ts";
import { startWorkerWithUsers } from "../../helpers/worker-harness.ts";

const outDir = path.resolve(".wrangler/premium-page");
const secondEntry: Plugin = {
  name: "second-entry",
  enforce: "pre",
  resolveId: (id) => (id === "/src/main.tsx" ? path.resolve("tests/browser/premium/page.tsx") : null),
};
const config = {
  ...pageConfig,
  plugins: [secondEntry, ...pageConfig.plugins],
  configFile: false as const,
  logLevel: "warn" as const,
};

const worker = await startWorkerWithUsers();
await build({ ...config, build: { ...pageConfig.build, outDir } });
const server = await preview({
  ...config,
  build: { outDir },
  preview: {
    host: "127.0.0.1",
    port: 0,
    // The host is kept, so that the page and the Worker have the same origin.
    proxy: { "/api": { target: worker.url, changeOrigin: false, headers: await worker.premium() } },
  },
});
process.on("SIGTERM", () => {
  void Promise.all([server.close(), worker.close()]).finally(() => process.exit(0));
});
const address = server.httpServer.address();
console.log(`Ready on http://127.0.0.1:${typeof address === "object" && address ? address.port : ""}`);
