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
  /** Begins a new task: in one with the first run of axios, the first call would keep a phone from responding. */
  nextTask?: () => Promise<void>;
  /** Replaces the network in tests. */
  adapter?: AxiosAdapter;
}

/**
 * Makes a call and returns the `data` of its envelope. While the server is unavailable for a moment, calls that can do no
 * harm twice are repeated. @throws ApiError for everything else.
 */
export type ApiClient = <T>(request: ApiRequest) => Promise<T>;

/** Fetched with the first call: a page from the server hydrates without axios and what reads responses. */
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
    // Staff is not the customer who is logged in. Back offices from before the session was a cookie bring their own token.
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
      // A late answer to a token of before does not end the session of now.
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
