import type { AxiosAdapter } from 'axios';
import { type Language, languageTag } from '../contracts/index.ts';
import { ApiError } from './errors.ts';
import type { ApiRequest } from './request.ts';

export interface ApiClientOptions {
  baseUrl: string;
  /** The session's token, if someone is logged in. */
  token: () => string | undefined;
  /** The visitor's language, for mails and messages that the server writes. */
  language: () => Language;
  /** Called when a call with a token got 401. */
  onUnauthenticated?: () => void;
  /** Starts a new task: evaluating axios and making the first call in one task would make a phone unresponsive. */
  nextTask?: () => Promise<void>;
  /** Replaces the network in tests. */
  adapter?: AxiosAdapter;
}

/**
 * Makes a call and returns the `data` of its envelope. Calls that are safe to repeat are repeated while the server is
 * briefly unavailable.
 * @throws ApiError for everything else.
 */
export type ApiClient = <T>(request: ApiRequest) => Promise<T>;

/** Loaded with the first call: a server-rendered page hydrates without axios and the code that reads responses. */
const loadHttp = () => import(/* webpackChunkName: "axios" */ './http.ts');

export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, token, language, onUnauthenticated, nextTask, adapter } = options;
  const connect = async () => {
    const { createHttp } = await loadHttp();
    await nextTask?.();
    return createHttp({ baseURL: baseUrl, ...(adapter && { adapter }) });
  };
  let http: ReturnType<typeof connect> | undefined;

  return async <T>({ headers, ...request }: ApiRequest) => {
    // Staff calls never carry the customer's token: their session is a cookie, or in older back offices a token of its
    // own.
    const bearer = request.withCredentials || headers?.Authorization ? undefined : token();
    http ??= connect();
    const call = await http.catch((cause: Error) => {
      http = undefined; // the next call tries again
      throw new ApiError({ code: cause.name === 'ChunkLoadError' ? 'NETWORK' : 'INTERNAL' }, cause);
    });
    try {
      return await call<T>({
        ...request,
        headers: {
          'Accept-Language': languageTag(language()),
          ...headers,
          ...(bearer && { Authorization: `Bearer ${bearer}` }),
        },
      });
    } catch (error) {
      // A late response to an earlier token must not end the current session.
      if (error instanceof ApiError && error.problem.status === 401 && bearer && bearer === token())
        onUnauthenticated?.();
      throw error;
    }
  };
}

/** What the store hands to queries; one per store, so that a server can keep one store per request. */
export interface QueryContext {
  client: ApiClient;
}
