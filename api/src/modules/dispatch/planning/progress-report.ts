interface Progress {
  share: number;
  vehicles: number;
  unserved: number;
}

const everyMs = 500;

/** Reports progress at most twice a second, and repeats the last report as a sign of life. */
export function createProgressReport(report: (progress: Progress) => Promise<unknown>) {
  let latest: Progress = { share: 0, vehicles: 0, unserved: 0 };
  let reported: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    const progress = { ...latest };
    reported = reported.then(() => report(progress));
    // the caller of `stop` gets the error
    reported.catch(() => undefined);
  }, everyMs);
  return {
    note(progress: Progress) {
      latest = progress;
    },
    /** @throws the error of a failed report */
    async stop() {
      clearInterval(timer);
      await reported;
    },
  };
}
