/** Milliseconds. By then requests for the page's other files have failed too, so that the retry fetches all of them. */
const delay = 250;

/**
 * Fetches something, and retries once after a short delay. A browser serves the first request for a file from its
 * preload, even from a failed one; only the second request goes to the network.
 */
export const retryOnce = <T>(fetchIt: () => Promise<T>): Promise<T> =>
  fetchIt().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    return fetchIt();
  });
