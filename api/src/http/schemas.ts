import type { Readable } from 'node:stream';
import { errorCodes, type ListPage, type Success } from '@idavuelta/shared/contracts';
import { anyFailure, failureWith } from '@idavuelta/shared/contracts/schemas';
import { staffErrorCodes } from '@idavuelta/shared/contracts/staff';
import { type TSchema, Type } from 'typebox';
import { type ApiErrorCode, statusOf } from '../errors.ts';

/** Wraps the data of a successful response. */
export const ok = <T>(data: T): Success<T> => ({ success: true, data });

/** Wraps a page of a list as a successful response. */
export const okPage = <T>({ items, next }: ListPage<T>): Success<T[]> => ({
  success: true,
  data: items,
  ...(next !== undefined && { next }),
});

/** Schema fragment of a route that requires a login. */
export const bearer = { security: [{ bearer: [] }] };

const meaning: Record<number, string> = {
  400: 'A field or parameter is missing or invalid',
  401: 'Missing or invalid credentials',
  403: 'Not allowed',
  404: 'Not found, or owned by someone else',
  409: 'Not possible in the current state',
  410: 'No longer valid',
  412: 'Changed by someone else since it was read',
  429: 'Too many calls; try again after `Retry-After` seconds',
  500: 'Internal error',
  502: 'The payment provider failed',
};

const inEveryRoute: ApiErrorCode[] = ['VALIDATION_FAILED', 'INTERNAL'];
const unavailable = anyFailure('Temporarily unavailable; try again');

/** Returns failure schemas by status, for the given codes and those possible on any call. */
export function failures(...codes: ApiErrorCode[]): Record<number, TSchema> {
  const declared = [...errorCodes, ...staffErrorCodes].filter(
    (code) => codes.includes(code) || inEveryRoute.includes(code),
  );
  const byStatus = Map.groupBy(declared, (code) => statusOf[code]);
  return {
    ...Object.fromEntries(
      [...byStatus].map(([status, some]) => [status, failureWith(some, meaning[status] ?? some.join(', '))]),
    ),
    503: unavailable,
  };
}

/**
 * Returns the response schemas of a route: 200, and failures by code. Handlers throw failures, so the type has 200
 * only.
 */
export const responses = <T extends TSchema>(success: T, ...codes: ApiErrorCode[]): { 200: T } => ({
  200: success,
  ...failures(...codes),
});

/** Additional failures of a route with a body, which may be too large or of the wrong type. */
export const bodyFailures: Record<number, TSchema> = {
  413: failureWith(['VALIDATION_FAILED'], 'The body is too large'),
  415: failureWith(['VALIDATION_FAILED'], 'The content type of the body is not supported'),
};

/** Returns the response schemas of a route with a body. */
export const responsesToBody = <T extends TSchema>(success: T, ...codes: ApiErrorCode[]): { 200: T } => ({
  ...responses(success, ...codes),
  ...bodyFailures,
});

/** Returns the response schemas of a route that sends a file. */
export const fileResponses = (contentType: string, description: string, ...codes: ApiErrorCode[]) => ({
  200: {
    description,
    content: { [contentType]: { schema: Type.Unsafe<Buffer | Readable>({ type: 'string', format: 'binary' }) } },
  },
  ...failures(...codes),
});
