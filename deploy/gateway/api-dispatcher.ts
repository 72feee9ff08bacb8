import { Agent, type Dispatcher } from 'undici';
import { type ApiLimits, budgetHeader } from './api-limits.ts';

type RequestCallback = (error: Error | null, response?: Dispatcher.ResponseData) => void;

/**
 * Creates the dispatcher for requests to the API. The first byte of a response must arrive within the budget in the
 * request's header, including the time to connect; otherwise the request is aborted.
 */
export function createApiDispatcher(limits: ApiLimits) {
  const agent = new Agent({
    connect: { timeout: limits.connect },
    connections: 128,
    headersTimeout: 0,
    bodyTimeout: limits.response,
  });

  return {
    request(options: Dispatcher.RequestOptions & { origin: string }, callback: RequestCallback) {
      const controller = new AbortController();
      const budget = Number((options.headers as Record<string, unknown>)[budgetHeader]);
      const timer = setTimeout(() => controller.abort(new Error(`no response within ${budget} ms`)), budget);
      // The library's own timeouts would be added to the budget.
      const { headersTimeout: _, bodyTimeout: __, ...request } = options;
      agent.request({ ...request, signal: controller.signal }, (error, response) => {
        clearTimeout(timer);
        callback(error, response as Dispatcher.ResponseData);
      });
    },
    /** Closes connections once their requests are complete. */
    close: () => agent.close(),
  };
}
