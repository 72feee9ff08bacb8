import type { StaffOperation } from '@idavuelta/shared/contracts/staff';
import { staffOperations } from '@idavuelta/shared/contracts/staff';
import type { TSchema } from 'typebox';
import type { ApiErrorCode } from '../errors.ts';
import { bearer, responses, responsesToBody } from './schemas.ts';
import type { StaffAuthentication } from './staff-authentication.ts';

interface Described<T extends TSchema> {
  summary: string;
  response: T;
  /** Besides those that every call of staff may end in. */
  codes?: ApiErrorCode[];
}

/**
 * Makes what each route under `/staff-api` begins with: its operation, which must have a line in `staffOperations`, the
 * hook that enforces the line, and the schemas of its responses.
 */
export const createStaffOperation =
  (authentication: StaffAuthentication) =>
  <T extends TSchema>(operationId: StaffOperation, { summary, response, codes = [] }: Described<T>) => {
    const isOpen = staffOperations[operationId] === 'nobody';
    const always: ApiErrorCode[] = isOpen ? ['RATE_LIMITED'] : ['UNAUTHENTICATED', 'FORBIDDEN'];
    const schema = { tags: ['staff'], operationId, summary, ...(isOpen ? {} : bearer) };
    return {
      onRequest: authentication.guard(operationId),
      /** Of a route without a body. */
      read: { ...schema, response: responses(response, ...always, ...codes) },
      /** Of a route with a body. */
      write: { ...schema, response: responsesToBody(response, ...always, ...codes) },
    };
  };

export type DescribeStaffOperation = ReturnType<typeof createStaffOperation>;
