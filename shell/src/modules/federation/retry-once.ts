/** Milliseconds. Requests for a page's other files have failed by then too, so that the retry fetches all of them. */
const delay = 250;

/**
 * Runs a fetch, and after a short delay once more when it fails. A browser serves the first request for a file from its
 * preload, even from one that failed; only the second request goes to the network.
 */
export const retryOnce = <T>(fetchIt: () => Promise<T>): Promise<T> =>
  fetchIt().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    return fetchIt();
  });
