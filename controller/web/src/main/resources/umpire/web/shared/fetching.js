// What a page asks its own server for when it is opened.

const AGAIN_MS = 2_000;

/**
 * Returns the JSON at an address; nothing where there is none, or the table is gone, which it will say itself.
 * @param {string} address
 * @returns {Promise<any>}
 */
export async function fetched(address) {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the JSON at an address, once it is there: the table may still be starting.
 * @param {string} address
 */
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
