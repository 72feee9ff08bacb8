import type { ErrorCode, FieldError } from '../contracts/index.ts';

/** Why a call failed, ready for a slice or a query's `error`: plain data, no text in any language. */
export interface ApiProblem {
  code: ErrorCode;
  /** HTTP status; absent when no answer came. */
  status?: number;
  /** The server's own words, only for codes whose spec says to show them (coupons). */
  message?: string;
  errors?: FieldError[];
}

/** Thrown by the API client and by nothing else. */
export class ApiError extends Error {
  readonly problem: ApiProblem;

  constructor(problem: ApiProblem, cause?: unknown) {
    super(problem.code, { cause });
    this.name = 'ApiError';
    this.problem = problem;
  }
}

/** The problem behind anything caught; an error that is not ours is a defect and counts as `INTERNAL`. */
export function toApiError(error: unknown): ApiProblem {
  return error instanceof ApiError ? error.problem : { code: 'INTERNAL' };
}
