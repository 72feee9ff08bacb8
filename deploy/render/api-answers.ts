import type { ApiAnswer } from '@idavuelta/shared/contracts';

interface Kept {
  answer: Promise<ApiAnswer>;
  until: number;
}

/** Answers kept at most: an address can hold anything. */
const most = 500;

/**
 * Asks the API and keeps what it answered for a moment: pages in five languages, and the pages of two events, ask much
 * the same.
 * @param limit milliseconds until a call is given up
 */
export function createApiAnswers(apiUrl: string, limit: number) {
  const kept = new Map<string, Kept>();

  async function fetchAnswer(path: string): Promise<ApiAnswer> {
    const response = await fetch(apiUrl + path, { signal: AbortSignal.timeout(limit) });
    return { status: response.status, body: await response.json() };
  }

  /** @param life milliseconds that the answer may be old @throws Error when none comes in time, or it is no JSON */
  function ask(path: string, life = 1_000): Promise<ApiAnswer> {
    const now = Date.now();
    const known = kept.get(path);
    if (known && known.until > now) return known.answer;
    if (kept.size >= most) kept.clear();
    const answer = fetchAnswer(path);
    kept.set(path, { answer, until: now + life });
    const forget = () => kept.delete(path);
    // What failed is asked again.
    answer.then(({ status }) => status >= 500 && forget(), forget);
    return answer;
  }

  /** Data that hardly ever changes. @throws Error when the API refuses */
  async function reference<T>(path: string): Promise<T> {
    const { status, body } = await ask(path, 60_000);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return (body as { data: T }).data;
  }

  return { ask, reference };
}
