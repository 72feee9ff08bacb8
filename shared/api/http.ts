import axios, { type AxiosRequestConfig, type CreateAxiosDefaults } from 'axios';
import type { Envelope } from '../contracts/index.ts';
import { ApiError, type ApiProblem } from './errors.ts';
import { repeated } from './repeat.ts';
import type { ApiRequest } from './request.ts';
import { dataOf, problemOf } from './response.ts';
import { readServerClock } from './server-clock.ts';

/** Timeout of a call, in milliseconds (spec section 9). */
const callTimeout = 15_000;

/** Timeout of a file transfer: several megabytes take longer on a phone. */
const fileTimeout = 180_000;

/**
 * Creates the function that makes the API client's calls. Calls that are safe to repeat are repeated while the server
 * is briefly unavailable.
 * @throws ApiError
 */
export function createHttp(defaults: CreateAxiosDefaults) {
  const http = axios.create({ ...defaults, xsrfCookieName: '' }); // no cookie is meant for scripts

  return async <T>({ page, download, onProgress, moreCodes, ...request }: ApiRequest): Promise<T> => {
    const config: AxiosRequestConfig = {
      ...request,
      ...(download && { responseType: 'blob' }),
      ...(onProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
    };
    const began = Date.now();
    try {
      const { data, headers } = await repeated(
        (timeout) => http.request<Envelope<T>>({ ...config, timeout }),
        (error) => isRepeatable(request) && isUnavailable(error),
        download || onProgress ? fileTimeout : callTimeout,
      );
      readServerClock(headers, began);
      return download ? (data as T) : dataOf<T>(data, { page, moreCodes });
    } catch (error) {
      throw error instanceof ApiError ? error : new ApiError(await failureOf(error, moreCodes), error);
    }
  };
}

/** Whether a call that may have arrived is safe to repeat: it changes nothing, or has an idempotency key. */
const isRepeatable = ({ method = 'GET', headers }: ApiRequest) =>
  method === 'GET' || 'Idempotency-Key' in (headers ?? {});

/** The server announces that it is unavailable only for a moment. */
const isUnavailable = (error: unknown) =>
  axios.isAxiosError<{ code?: string } | undefined>(error) && error.response?.data?.code === 'UNAVAILABLE';

async function failureOf(error: unknown, moreCodes?: readonly string[]): Promise<ApiProblem> {
  if (axios.isAxiosError(error)) return problemOf(error, moreCodes);
  console.warn('a call failed before it reached the network', error);
  return { code: 'INTERNAL' };
}
