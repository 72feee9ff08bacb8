import { readFileSync } from 'node:fs';
import { movedDates } from './moved-dates.ts';
import { isOfRoute } from './openapi.ts';
import type { RecordedResponse, Recording } from './recorded-response.ts';

/**
 * Reads the recording and shifts its dates, so that they are as far from now as they were from the day of recording.
 */
export function readRecording(now = Date.now()): RecordedResponse[] {
  const { recordedAt, responses } = JSON.parse(
    readFileSync(new URL('./responses.json', import.meta.url), 'utf8'),
  ) as Recording;
  return movedDates(responses, now - Date.parse(recordedAt));
}

/**
 * Finds the recorded response for a request: one with the same path, else with the same route; of several, the one
 * whose query matches best. Writes change nothing.
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
