import type { AxiosError } from 'axios';
import { type Envelope, errorCodes, type Success } from '../contracts/index.ts';
import { ApiError, type ApiProblem } from './errors.ts';
import type { ApiRequest } from './request.ts';

/** Unwraps a response's envelope. @param request the call @throws ApiError when it is not a success */
export function dataOf<T>(envelope: Envelope<T>, { page, moreCodes }: Pick<ApiRequest, 'page' | 'moreCodes'> = {}): T {
  if (envelope?.success !== true) throw new ApiError(problemIn(envelope, moreCodes));
  return page ? (toPage(envelope) as T) : envelope.data;
}

const toPage = ({ data, next }: Success<unknown>) => ({ items: data, ...(next !== undefined && { next }) });

/**
 * Reads the problem from the body of a failed response. A body without our envelope, such as a proxy's error page,
 * counts as an internal error.
 */
export function problemIn(body: unknown, moreCodes: readonly string[] = []): ApiProblem {
  if (typeof body !== 'object' || body === null) return { code: 'INTERNAL' };
  const { code, message, errors } = body as ApiProblem;
  return errorCodes.includes(code) || moreCodes.includes(code) ? { code, message, errors } : { code: 'INTERNAL' };
}

/** Tells why a call failed: there was no response, or the response is an error. */
export async function problemOf({ code, response }: AxiosError, moreCodes?: readonly string[]): Promise<ApiProblem> {
  if (response) return { ...problemIn(await bodyOf(response.data), moreCodes), status: response.status };
  return { code: code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'TIMEOUT' : 'NETWORK' };
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
