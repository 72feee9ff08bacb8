import type { ErrorCode, FieldError } from '../contracts/index.ts';

/** Why a call failed, ready for a slice or a query's `error`: plain data, no text in any language. */
export interface ApiProblem {
  code: ErrorCode;
  /** HTTP status; absent when no response came. */
  status?: number;
  /** The server's message, only for codes whose specification says to show it (coupons). */
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

/** The problem of a caught error; anything but an ApiError is a defect and counts as `INTERNAL`. */
export function toApiError(error: unknown): ApiProblem {
  return error instanceof ApiError ? error.problem : { code: 'INTERNAL' };
}
