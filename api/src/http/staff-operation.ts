import type { StaffOperation } from '@idavuelta/shared/contracts/staff';
import { staffOperations } from '@idavuelta/shared/contracts/staff';
import type { TSchema } from 'typebox';
import type { ApiErrorCode } from '../errors.ts';
import { fileResponses, responses, responsesToBody } from './schemas.ts';
import type { StaffAuthentication } from './staff-authentication.ts';

/** How staff authenticate: by cookie, and until the next version also by bearer token. */
const staffLogin: { security: Record<string, string[]>[] } = { security: [{ staffCookie: [] }, { bearer: [] }] };

interface Described<T extends TSchema> {
  summary: string;
  response: T;
  /** Besides those that every call of staff may end in. */
  codes?: ApiErrorCode[];
}

/** What a route says of itself to callers, whatever it answers. */
const common = (operationId: StaffOperation, summary: string) => ({
  tags: ['staff'],
  operationId,
  summary,
  ...(staffOperations[operationId] === 'nobody' ? {} : staffLogin),
});

const codesOf = (operationId: StaffOperation): ApiErrorCode[] =>
  staffOperations[operationId] === 'nobody' ? ['RATE_LIMITED'] : ['UNAUTHENTICATED', 'FORBIDDEN', 'CSRF_TOKEN_INVALID'];

/**
 * Makes what each route under `/staff-api` begins with: its operation, which must have a line in `staffOperations`, the
 * hook that enforces the line, and the schemas of its responses.
 */
export const createStaffOperation =
  (authentication: StaffAuthentication) =>
  <T extends TSchema>(operationId: StaffOperation, { summary, response, codes = [] }: Described<T>) => {
    const schema = common(operationId, summary);
    const always = codesOf(operationId);
    return {
      onRequest: authentication.guard(operationId),
      /** Of a route without a body. */
      read: { ...schema, response: responses(response, ...always, ...codes) },
      /** Of a route with a body. */
      write: { ...schema, response: responsesToBody(response, ...always, ...codes) },
    };
  };

export type DescribeStaffOperation = ReturnType<typeof createStaffOperation>;

/** As `createStaffOperation`, for a route that sends a file, whose type its handler names. */
export const createStaffDownload =
  (authentication: StaffAuthentication) =>
  (operationId: StaffOperation, { summary, codes = [] }: { summary: string; codes?: ApiErrorCode[] }) => ({
    onRequest: authentication.guard(operationId),
    schema: {
      ...common(operationId, summary),
      response: fileResponses('application/octet-stream', 'The file', ...codesOf(operationId), ...codes),
    },
  });

export type DescribeStaffDownload = ReturnType<typeof createStaffDownload>;
