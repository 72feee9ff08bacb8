import type { ApiProblem } from '@idavuelta/shared/platform';
import type { FormInstance } from 'antd';

/** `categories.0.price`, or `categories[0].price` of a schema: places in a list are numbers to the form. */
const pathOf = (field: string) =>
  field
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/**
 * Shows beside each field of a form what the server said of it, and moves the focus to the first one of the form.
 * @param error of a query or mutation
 * @param textOf a reason of the server, in words
 */
export function showFieldErrors(form: FormInstance, error: unknown, textOf: (reason: string) => string) {
  const { code, errors = [] } = (error ?? {}) as Partial<ApiProblem>;
  // those fields are not wrong, but somebody else's: `SaveFailure` says so
  if ((code as string | undefined) === 'CHANGED_MEANWHILE') return;
  form.setFields(errors.map(({ field, reason }) => ({ name: pathOf(field), errors: [textOf(reason)] })));
  const first = errors.length > 0 && form.getFieldsError().find((field) => field.errors.length > 0);
  if (first) form.scrollToField(first.name, { focus: true });
}
