import { Agent, type Dispatcher } from 'undici';
import { type ApiLimits, budgetHeader, isEventStream } from './api-limits.ts';

type RequestCallback = (error: Error | null, response?: Dispatcher.ResponseData) => void;

/** Most connections to the API. Streams of events stay open for minutes: they must not take those of other calls. */
const connections = { calls: 128, eventStreams: 512 };

/**
 * Creates the dispatcher for requests to the API. The first byte of a response must arrive within the budget in the
 * request's header, including the time to connect; otherwise the request is aborted.
 */
export function createApiDispatcher(limits: ApiLimits) {
  const [calls, eventStreams] = [connections.calls, connections.eventStreams].map(
    (most) =>
      new Agent({
        connect: { timeout: limits.connect },
        connections: most,
        headersTimeout: 0,
        bodyTimeout: limits.response,
      }),
  ) as [Agent, Agent];

  return {
    request(options: Dispatcher.RequestOptions & { origin: string }, callback: RequestCallback) {
      const controller = new AbortController();
      const budget = Number((options.headers as Record<string, unknown>)[budgetHeader]);
      const timer = setTimeout(() => controller.abort(new Error(`no response within ${budget} ms`)), budget);
      // The library's own timeouts would be added to the budget.
      const { headersTimeout: _, bodyTimeout: __, ...request } = options;
      const agent = isEventStream(request.path) ? eventStreams : calls;
      agent.request({ ...request, signal: controller.signal }, (error, response) => {
        clearTimeout(timer);
        callback(error, response as Dispatcher.ResponseData);
      });
    },
    /** Ends the streams of events, which pages then open at another gateway. */
    endEventStreams: () => eventStreams.destroy(),
    /** Closes connections once their requests are complete. */
    close: () => calls.close(),
  };
}
