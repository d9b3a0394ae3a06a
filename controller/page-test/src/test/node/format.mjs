// Prints the files whose format differs, or formats them with "write": format.mjs PRETTIER check|write FOLDER…

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [home, verb, ...folders] = process.argv.slice(2);
const prettier = await import(pathToFileURL(join(home, "index.mjs")).href);
const LAID_OUT = /\.(m?js|d\.ts|css|html)$/;

for (const folder of folders) {
  for (const name of readdirSync(folder, { recursive: true }).filter((one) => LAID_OUT.test(one))) {
    const path = join(folder, name);
    const text = readFileSync(path, "utf8");
    const options = { ...(await prettier.resolveConfig(path)), filepath: path };
    const laidOut = await prettier.format(text, options);
    if (laidOut !== text && verb === "write") {
      writeFileSync(path, laidOut);
    } else if (laidOut !== text) {
      console.log(path);
    }
  }
}
