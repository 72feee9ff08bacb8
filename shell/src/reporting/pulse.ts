import { clientEventsPath } from '@idavuelta/shared/contracts';

export interface ReleaseOfPage {
  module: string;
  version: string;
}

/** Only the part of a worker's scope that is used: TypeScript's worker types would replace those of pages. */
interface WorkerScope {
  onmessage: ((message: { data: ReleaseOfPage | undefined }) => void) | null;
}

/** Seconds without a sign from the page before its render is considered hung. */
const limit = 10;
/** Milliseconds. */
const second = 1_000;

/**
 * Runs in the worker and is sent there as source, so it refers to nothing outside itself. It counts its own ticks, so
 * that a computer that slept is not mistaken for a page that hangs.
 */
export function watchPulse(scope: WorkerScope, address: string, seconds: number) {
  let release: ReleaseOfPage | undefined;
  let silent = 0;
  scope.onmessage = ({ data }) => {
    release = data;
    silent = 0;
  };
  setInterval(() => {
    silent += 1;
    if (!release || silent !== seconds) return;
    const body = JSON.stringify([{ kind: 'error', failure: 'hung', ...release }]);
    void fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }, 1_000);
}

/** Starts the worker. @returns tells it that a release is rendering, or that none is any more */
export function startPulse(): (release?: ReleaseOfPage) => void {
  const address = new URL(clientEventsPath, window.location.origin).href;
  const source = `(${watchPulse})(self, ${JSON.stringify(address)}, ${limit})`;
  const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
  let timer: ReturnType<typeof setInterval> | undefined;
  return (release) => {
    clearInterval(timer);
    worker.postMessage(release);
    if (release) timer = setInterval(() => worker.postMessage(release), second);
  };
}
