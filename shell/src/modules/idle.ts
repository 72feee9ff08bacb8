/** Milliseconds, for a browser that is never idle, or has no `requestIdleCallback`. */
const atTheLatest = 1_000;
const unknown = 200;

/** Resolves when the browser is idle. */
export const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: atTheLatest });
    else setTimeout(resolve, unknown);
  });
