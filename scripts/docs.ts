// `npm run docs`: writes the generated pages of docs/.

import { writeFileSync } from "node:fs";
import { apiReferencePath, apiReferenceSource } from "./api-reference.ts";
import { openApiPath, openApiSource } from "./openapi.ts";

writeFileSync(apiReferencePath, await apiReferenceSource());
writeFileSync(openApiPath, await openApiSource());
