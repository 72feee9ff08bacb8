import type { FieldError } from '@idavuelta/shared/contracts';
import { message } from '@idavuelta/shared/forms';
import { setIn } from 'final-form';
import { fieldOf } from './request-values.ts';

const isOfClocks = (reason: string) => reason === 'no_such_time' || reason === 'twice';

/** What the API refused, as errors of the form's fields. */
export const rejectedFields = (errors: FieldError[] = []) =>
  errors.reduce<object>((all, { field, reason }) => {
    const of = isOfClocks(reason) && field === 'startDate' ? 'startHour' : fieldOf(field);
    return setIn(all, of, message(isOfClocks(reason) ? `account:requests.${reason}` : 'field_invalid'));
  }, {});
