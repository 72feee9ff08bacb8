import type { AxiosError } from 'axios';
import { type Envelope, errorCodes, type Success } from '../contracts/index.ts';
import { ApiError, type ApiProblem } from './errors.ts';
import type { ApiRequest } from './request.ts';

/** Unwraps a response's envelope. @param request the call @throws ApiError when it is no success */
export function dataOf<T>(envelope: Envelope<T>, { page, moreCodes }: Pick<ApiRequest, 'page' | 'moreCodes'> = {}): T {
  if (envelope?.success !== true) throw new ApiError(problemIn(envelope, moreCodes));
  return page ? (asPage(envelope) as T) : envelope.data;
}

const asPage = ({ data, next }: Success<unknown>) => ({ items: data, ...(next !== undefined && { next }) });

/** The problem that a failure's body tells. Without our envelope (a proxy's error page, say) it is an internal error. */
export function problemIn(body: unknown, moreCodes: readonly string[] = []): ApiProblem {
  if (typeof body !== 'object' || body === null) return { code: 'INTERNAL' };
  const { code, message, errors } = body as ApiProblem;
  return errorCodes.includes(code) || moreCodes.includes(code) ? { code, message, errors } : { code: 'INTERNAL' };
}

/** Why a call failed: no response, or one that says so. */
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
