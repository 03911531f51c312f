/**
 * Writes the types of everything that the server says: REST from its OpenAPI document, the socket
 * from its JSON Schema. Usage: node scripts/types.js OPENAPI.json [FOLDER]
 */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { compile } from "json-schema-to-typescript";
import openapiTS, { astToString } from "openapi-typescript";

const here = dirname(fileURLToPath(import.meta.url));
const [openapi, folder = join(here, "../src/api")] = process.argv.slice(2);
if (!openapi) throw new Error("say where the OpenAPI document is: node scripts/types.js OPENAPI.json");

const BANNER = "/* Made from the server's specifications by `make types`; do not edit. */\n";

const rest = astToString(await openapiTS(JSON.parse(readFileSync(openapi, "utf8"))));
writeFileSync(join(folder, "rest.ts"), `${BANNER}\n${rest}`);

const schema = JSON.parse(readFileSync(join(here, "../../docs/websocket.schema.json"), "utf8"));
const socket = await compile(schema, "SocketMessage", {
  bannerComment: BANNER,
  additionalProperties: false,
  unreachableDefinitions: true,
});
writeFileSync(join(folder, "socket.ts"), socket);
