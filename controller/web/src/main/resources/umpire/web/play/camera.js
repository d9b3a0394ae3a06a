// The newest picture of the camera, with the reading drawn on it and in words beside it. Only the operator sees the
// reading. Others see the plain picture, and only of a virtual table.

import { asOperator } from "../shared/access.js";
import { ask } from "../shared/asking.js";
import { make } from "../shared/svg.js";

const DRAWN =
  "Green: tags that were read. Amber: pips and dice. Blue: places with a piece. Violet: places that cannot be judged.";
const BARE = "The operator sees here what was read, too: open the address that was printed at the start.";

/** Shows the picture and refreshes it on request. */
export async function showCamera() {
  const says = make("p", "soft", "The camera looks …");
  says.setAttribute("role", "status");
  const image = make("img", "seen");
  image.alt = "";
  image.hidden = true;
  const asked = ask({
    title: "What the camera sees",
    answers: [{ says: "Look again" }],
    no: "Close",
    more: [says, image],
  });
  const { source, told } = await newest();
  says.textContent = told;
  if (source) {
    image.src = source;
    image.hidden = false;
  }
  const again = await asked;
  URL.revokeObjectURL(image.src);
  if (again) {
    await showCamera();
  }
}

/** @returns {Promise<{ source?: string, told: string }>} */
async function newest() {
  try {
    const read = await fetch("/why/now.jpg", { headers: asOperator() });
    const shown = read.status === 403 ? await fetch("/table/picture.jpg") : read;
    return shown.ok
      ? { source: URL.createObjectURL(await shown.blob()), told: shown === read ? DRAWN : BARE }
      : { told: (await shown.json()).error };
  } catch {
    return { told: "The table does not answer. Is it still running?" };
  }
}
