// The Web Worker of the circuit generator's package.

import init, { networks } from "../../../../logic-rs/dist/networks/networks.js";
import url from "../../../../logic-rs/dist/networks/networks_bg.wasm?url";
import { answerCalls } from "./answer-calls.ts";

answerCalls({ init, url, functions: { networks } });
