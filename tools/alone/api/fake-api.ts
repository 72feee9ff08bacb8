import { readFileSync } from 'node:fs';
import { movedDates } from './moved-dates.ts';
import { isOfRoute } from './openapi.ts';
import type { RecordedResponse, Recording } from './recorded-response.ts';

/** Reads the recording, with its dates as far from now as they were from the day it was made. */
export function readRecording(now = Date.now()): RecordedResponse[] {
  const { recordedAt, responses } = JSON.parse(
    readFileSync(new URL('./responses.json', import.meta.url), 'utf8'),
  ) as Recording;
  return movedDates(responses, now - Date.parse(recordedAt));
}

/**
 * The recorded response of a request: of the same path, else of the same route; of several that with the most of the
 * query. Writes change nothing.
 * @param url path with query
 */
export function findResponse(responses: RecordedResponse[], method: string, url: string): RecordedResponse | undefined {
  const requested = new URL(url, 'http://api');
  const likeness = ({ path }: RecordedResponse) => {
    const recorded = new URL(path, 'http://api');
    const shared = [...requested.searchParams].filter(([name, value]) => recorded.searchParams.get(name) === value);
    return shared.length + (recorded.pathname === requested.pathname ? 100 : 0);
  };
  const [best] = responses
    .filter((response) => response.method === method && isOfRoute(response.route, requested.pathname))
    .sort((a, b) => likeness(b) - likeness(a));
  return best;
}
