import type { FieldError } from '@idavuelta/shared/contracts';
import { message } from '@idavuelta/shared/forms';
import { setIn } from 'final-form';
import { fieldOf } from './request-values.ts';

/** Reasons for which the form has texts; others are shown as "invalid". */
const texts: Record<string, string> = {
  no_such_time: 'account:requests.no_such_time',
  twice: 'account:requests.twice',
  unreadable: 'account:uploads.unreadable',
};

const isOfClocks = (reason: string) => reason === 'no_such_time' || reason === 'twice';

/** Converts the API's rejections to errors of the form's fields. */
export const rejectedFields = (errors: FieldError[] = []) =>
  errors.reduce<object>((all, { field, reason }) => {
    const name = isOfClocks(reason) && field === 'startDate' ? 'startHour' : fieldOf(field);
    return setIn(all, name, message(texts[reason] ?? 'field_invalid'));
  }, {});
