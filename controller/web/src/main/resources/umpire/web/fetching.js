// What a page asks its own server for when it is opened.

const AGAIN_MS = 2_000;

/** Returns the JSON at an address, once it is there: the table may still be starting. */
export async function fetchOnceThere(address) {
  for (;;) {
    try {
      const answer = await fetch(address);
      if (answer.ok) {
        return await answer.json();
      }
    } catch {
      // The server is not there yet.
    }
    await new Promise((done) => setTimeout(done, AGAIN_MS));
  }
}

/**
 * Returns the token of the address, or else the operator's, which a browser on the table's own machine is given; else says why not.
 * @param page which asks: /rig
 */
export async function findToken(page) {
  const given = new URLSearchParams(location.hash.slice(1)).get("token");
  if (given) {
    return { token: given };
  }
  const answer = await fetch(`${page}/operator.json`);
  const told = await answer.json();
  return answer.ok ? { token: told.token } : { why: told.error };
}
