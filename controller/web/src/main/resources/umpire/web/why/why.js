// Why the table was read as it was: the newest look with its stages drawn on it, and the doubtful readings that are
// kept. For the operator alone.

import { arrive, asOperator, forget, tokenForm } from "../shared/access.js";

const AGAIN_MS = 5_000;
const find = (id) => document.getElementById(id);
let headers = {};
let chosen = "";
let asked = 0;

/** Asks the table; says in a banner why it did not answer. */
async function ask(path) {
  let answer;
  try {
    answer = await fetch(path, { headers });
  } catch {
    throw new Error("The table does not answer. Is it still running?");
  }
  if (!answer.ok) {
    throw new Error((await answer.json()).error);
  }
  return answer;
}

async function pictureAt(path) {
  return URL.createObjectURL(await (await ask(path)).blob());
}

async function show(id, frames = []) {
  chosen = id;
  const mine = ++asked;
  press();
  find("state").textContent = id === "" ? "The camera looks, and the picture is gone through again…" : "";
  try {
    const source = await pictureAt(id === "" ? "/why/now.jpg" : `/why/${id}/why.jpg`);
    if (mine === asked) {
      URL.revokeObjectURL(find("picture").src);
      find("picture").src = source;
      find("whole").href = source;
      find("picture").hidden = false;
      find("state").textContent = "";
    }
  } catch (trouble) {
    if (mine === asked) {
      find("state").textContent = trouble.message;
      find("picture").hidden = true;
    }
  }
  find("frames").hidden = frames.length === 0;
  find("frames").replaceChildren("Read from: ", ...frames.map((name) => frameLink(id, name)));
}

function frameLink(id, name) {
  const link = document.createElement("a");
  link.textContent = name;
  link.href = "#";
  link.addEventListener("click", async (event) => {
    event.preventDefault();
    window.open(await pictureAt(`/why/${id}/${name}`), "_blank");
  });
  return link;
}

function press() {
  find("now").setAttribute("aria-pressed", String(chosen === ""));
  for (const button of find("doubts").querySelectorAll("button")) {
    button.setAttribute("aria-pressed", String(button.dataset.id === chosen));
  }
}

function line(doubt) {
  const button = document.createElement("button");
  button.className = "reading";
  button.dataset.id = doubt.id;
  const at = document.createElement("b");
  at.textContent = doubt.at;
  const says = document.createElement("span");
  says.textContent = doubt.says;
  button.append(at, says);
  button.addEventListener("click", () => show(doubt.id, doubt.frames));
  const item = document.createElement("li");
  item.append(button);
  return item;
}

let listed = "";

async function list() {
  try {
    const told = await (await ask("/why/doubts.json")).json();
    find("banner").hidden = true;
    find("says").textContent = told.says;
    find("folder").textContent = told.folder;
    find("none").hidden = told.doubts.length > 0;
    const ids = told.doubts.map((doubt) => doubt.id).join();
    if (ids !== listed) {
      listed = ids;
      find("doubts").replaceChildren(...told.doubts.map(line));
      press();
    }
  } catch (trouble) {
    find("banner").textContent = trouble.message;
    find("banner").hidden = false;
  }
}

/** Returns why this browser is shown nothing, if the table says so. */
async function whyNot() {
  try {
    const answer = await fetch("/why/doubts.json", { headers });
    return answer.status === 403 ? (await answer.json()).error : undefined;
  } catch {
    // That is said where the readings are listed.
    return undefined;
  }
}

async function begin() {
  const problem = await arrive();
  headers = asOperator();
  const refused = await whyNot();
  if (refused) {
    forget();
    find("state").replaceChildren(problem ?? refused, tokenForm());
    return;
  }
  find("now").addEventListener("click", () => show(""));
  find("again").addEventListener("click", () => show(""));
  await list();
  setInterval(list, AGAIN_MS);
  await show("");
}

begin();
