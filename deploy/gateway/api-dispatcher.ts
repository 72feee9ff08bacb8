import { Agent, type Dispatcher } from 'undici';
import { type ApiLimits, budgetHeader } from './api-limits.ts';

type Answered = (error: Error | null, response?: Dispatcher.ResponseData) => void;

/**
 * Creates the dispatcher for requests to the API. The first byte of a response must arrive within the budget in the
 * request's header, including the time to connect; otherwise the request is aborted.
 */
export function createApiDispatcher({ connect, answer }: ApiLimits) {
  const agent = new Agent({ connect: { timeout: connect }, connections: 128, headersTimeout: 0, bodyTimeout: answer });

  return {
    request(options: Dispatcher.RequestOptions & { origin: string }, answered: Answered) {
      const givenUp = new AbortController();
      const budget = Number((options.headers as Record<string, unknown>)[budgetHeader]);
      const timer = setTimeout(() => givenUp.abort(new Error(`no answer within ${budget} ms`)), budget);
      // The library's own timeouts would be added to the budget.
      const { headersTimeout: _, bodyTimeout: __, ...request } = options;
      agent.request({ ...request, signal: givenUp.signal }, (error, response) => {
        clearTimeout(timer);
        answered(error, response as Dispatcher.ResponseData);
      });
    },
    /** Closes connections once their requests are complete. */
    close: () => agent.close(),
  };
}
