import { Agent, type Dispatcher } from 'undici';
import { type ApiLimits, budgetHeader } from './api-limits.ts';

type Answered = (error: Error | null, response?: Dispatcher.ResponseData) => void;

/**
 * Sends requests to the API. The first byte of an answer comes within the budget in the request's header, the time in
 * which the request waits for a connection included, or the request is given up.
 */
export function createApiDispatcher({ connect, answer }: ApiLimits) {
  const agent = new Agent({ connect: { timeout: connect }, connections: 128, headersTimeout: 0, bodyTimeout: answer });

  return {
    request(options: Dispatcher.RequestOptions & { origin: string }, answered: Answered) {
      const givenUp = new AbortController();
      const budget = Number((options.headers as Record<string, unknown>)[budgetHeader]);
      const timer = setTimeout(() => givenUp.abort(new Error(`no answer within ${budget} ms`)), budget);
      // Limits of its own would come on top of the budget.
      const { headersTimeout: _, bodyTimeout: __, ...request } = options;
      agent.request({ ...request, signal: givenUp.signal }, (error, response) => {
        clearTimeout(timer);
        answered(error, response as Dispatcher.ResponseData);
      });
    },
    /** Ends connections once their requests are answered. */
    close: () => agent.close(),
  };
}
