/** Resolves in a new task, so that the browser can paint and respond first. */
export const nextTask = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ??
  new Promise((resolve) => {
    setTimeout(resolve);
  });
