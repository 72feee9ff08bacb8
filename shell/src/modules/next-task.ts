/** Resolves in a task of its own, so that the browser can paint and respond before what follows. */
export const nextTask = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ??
  new Promise((resolve) => {
    setTimeout(resolve);
  });
