import { type FieldMessage, message } from '@idavuelta/shared/forms';
import type { ApiProblem } from '@idavuelta/shared/platform';

const reasons: Record<string, FieldMessage> = {
  common: message('account:recovery.password_common'),
  mismatch: message('account:password.mismatch'),
  wrong: message('account:password.wrong'),
};

/** Converts the API's rejections of passwords to errors of the form's fields; undefined when it names no field. */
export const rejectedPasswords = (problem?: ApiProblem): Record<string, FieldMessage> | undefined =>
  problem?.errors?.length
    ? Object.fromEntries(
        problem.errors.map(({ field, reason }) => [field, reasons[reason] ?? message('field_invalid')]),
      )
    : undefined;
