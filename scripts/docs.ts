// `npm run docs`: writes the generated pages of docs/.

import { writeFileSync } from "node:fs";
import { apiReferencePath, apiReferenceSource } from "./api-reference.ts";

writeFileSync(apiReferencePath, await apiReferenceSource());
