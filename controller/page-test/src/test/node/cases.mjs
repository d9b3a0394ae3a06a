// Runs the tests of a folder in one process: cases.mjs FOLDER. Node's reporter prints the results. A file that cannot
// be loaded is a failed test; otherwise its tests would be missing silently.

import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

const folder = process.argv[2];
for (const name of readdirSync(folder)
  .filter((one) => one.endsWith(".test.js"))
  .sort()) {
  await import(pathToFileURL(resolve(join(folder, name))).href).catch((why) =>
    test(`${name} can be loaded`, () => {
      throw why;
    }),
  );
}
