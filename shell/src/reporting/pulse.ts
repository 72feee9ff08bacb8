import { clientEventsPath } from '@idavuelta/shared/contracts';

export interface ReleaseOfPage {
  module: string;
  version: string;
}

/** Declares only what is used of a worker's scope: TypeScript's worker types would replace those of the page. */
interface WorkerScope {
  onmessage: ((message: { data: ReleaseOfPage | undefined }) => void) | null;
}

/** Seconds without a sign of life after which a render counts as hung. */
const limit = 10;
/** In milliseconds. */
const second = 1_000;

/**
 * Runs in the worker, which gets its source text, so it must not reference anything outside. Counts its own ticks, so
 * that a computer waking from sleep is not mistaken for a hung page.
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

/** Starts the worker. @returns a function that reports the rendering release, or that there is none */
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
