interface Progress {
  share: number;
  vehicles: number;
  unserved: number;
}

const everyMs = 500;

/** Reports how far something is, twice a second at most, and also while nothing new is noted: it is alive. */
export function createProgressReport(report: (progress: Progress) => Promise<unknown>) {
  let latest: Progress = { share: 0, vehicles: 0, unserved: 0 };
  let reported: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    const progress = { ...latest };
    reported = reported.then(() => report(progress));
    // whoever stops it gets the error
    reported.catch(() => undefined);
  }, everyMs);
  return {
    note(progress: Progress) {
      latest = progress;
    },
    /** @throws what a report threw */
    async stop() {
      clearInterval(timer);
      await reported;
    },
  };
}
