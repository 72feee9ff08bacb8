import type { AxiosAdapter, AxiosError } from 'axios';
import { type Envelope, errorCodes, type Language, languageTag, type Success } from '../contracts/index.ts';
import { ApiError, type ApiProblem } from './errors.ts';

/** Every call is given up after this many milliseconds (spec section 9). */
const callTimeout = 15_000;

/** A file of some megabytes takes longer than that on a phone. */
const fileTimeout = 180_000;

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  params?: Record<string, string | number | undefined>;
  data?: unknown;
  headers?: Record<string, string>;
  /** Of a list with pages: gives a `ListPage` instead of the bare `data`. */
  page?: boolean;
  /** Gives the body of the response as a Blob: it is a file, without an envelope. */
  download?: boolean;
  /** Of a call that sends a file: called with how much of it is sent, 0 to 1. */
  onProgress?: (sent: number) => void;
}

export interface ApiClientOptions {
  baseUrl: string;
  /** The session's token, if someone is logged in. */
  token: () => string | undefined;
  /** The visitor's language, for mails and messages that the server writes. */
  language: () => Language;
  /** Called when a call with a token got 401. */
  onUnauthenticated?: () => void;
  /** Replaces the network in tests. */
  adapter?: AxiosAdapter;
}

/** Makes a call and returns the `data` of its envelope. @throws ApiError for everything else. */
export type ApiClient = <T>(request: ApiRequest) => Promise<T>;

/** Fetched with the first call: a page from the server hydrates without one. */
const loadAxios = () => import(/* webpackChunkName: "axios" */ 'axios');

export function createApiClient({ baseUrl, token, language, onUnauthenticated, adapter }: ApiClientOptions): ApiClient {
  const connect = async () =>
    (await loadAxios()).default.create({
      baseURL: baseUrl,
      timeout: callTimeout,
      xsrfCookieName: '', // calls carry a bearer token, no cookie
      ...(adapter && { adapter }),
    });
  let http: ReturnType<typeof connect> | undefined;

  return async <T>({ headers, page, download, onProgress, ...request }: ApiRequest) => {
    const bearer = token();
    try {
      http ??= connect();
      http.catch(() => {
        http = undefined; // the next call tries again
      });
      const { data } = await (await http).request<Envelope<T>>({
        ...request,
        ...((download || onProgress) && { timeout: fileTimeout }),
        ...(download && { responseType: 'blob' }),
        ...(onProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
        headers: {
          'Accept-Language': languageTag(language()),
          ...headers,
          ...(bearer && { Authorization: `Bearer ${bearer}` }),
        },
      });
      return download ? (data as T) : dataOf<T>(data, page);
    } catch (error) {
      const apiError = error instanceof ApiError ? error : new ApiError(await problemOf(error), error);
      // A late answer to a token of before does not end the session of now.
      if (apiError.problem.status === 401 && bearer && bearer === token()) onUnauthenticated?.();
      throw apiError;
    }
  };
}

/** What a response's envelope holds. @param page whether it is a list with pages @throws ApiError when it is no success */
export function dataOf<T>(envelope: Envelope<T>, page = false): T {
  if (envelope?.success !== true) throw new ApiError(problemIn(envelope));
  return page ? (asPage(envelope) as T) : envelope.data;
}

const asPage = ({ data, next }: Success<unknown>) => ({ items: data, ...(next !== undefined && { next }) });

const isAxiosError = (error: unknown): error is AxiosError =>
  typeof error === 'object' && error !== null && (error as AxiosError).isAxiosError === true;

async function problemOf(error: unknown): Promise<ApiProblem> {
  if ((error as { name?: string }).name === 'ChunkLoadError') return { code: 'NETWORK' };
  if (!isAxiosError(error)) {
    console.warn('a call failed before it reached the network', error);
    return { code: 'INTERNAL' };
  }
  if (error.response) return { ...problemIn(await bodyOf(error.response.data)), status: error.response.status };
  return { code: error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'TIMEOUT' : 'NETWORK' };
}

/** A failed download has its envelope in a Blob. */
async function bodyOf(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data;
  try {
    return JSON.parse(await data.text());
  } catch {
    return undefined; // a proxy's error page
  }
}

/** What the body of a failure says. One that is not our envelope (a proxy's error page, say) is an internal error. */
export function problemIn(body: unknown): ApiProblem {
  if (typeof body !== 'object' || body === null) return { code: 'INTERNAL' };
  const { code, message, errors } = body as ApiProblem;
  return errorCodes.includes(code) ? { code, message, errors } : { code: 'INTERNAL' };
}

/** What the store hands to queries; one per store, so that a server can keep one store per request. */
export interface QueryContext {
  client: ApiClient;
}
