// The requests of a page to its own server when it opens.

const AGAIN_MS = 2_000;

/**
 * Returns the JSON at an address; undefined where there is none or the table is gone. The page shows by other means
 * that the table is gone.
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
 * Returns the JSON at an address, with retries while the table is starting.
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
