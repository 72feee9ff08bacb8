import type { ApiProblem } from '@idavuelta/shared/platform';
import type { FormInstance } from 'antd';

/**
 * Parses the path of a field, `categories.0.price` or `categories[0].price`; the form expects list indexes as numbers.
 */
const pathOf = (field: string) =>
  field
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/**
 * Shows the server's field errors beside the form's fields and moves the focus to the first one.
 * @param error of a query or mutation
 * @param textOf translates a reason of the server
 */
export function showFieldErrors(form: FormInstance, error: unknown, textOf: (reason: string) => string) {
  const { code, errors = [] } = (error ?? {}) as Partial<ApiProblem>;
  // these fields are not invalid but changed by another user: `SaveFailure` lists them
  if ((code as string | undefined) === 'CHANGED_MEANWHILE') return;
  form.setFields(errors.map(({ field, reason }) => ({ name: pathOf(field), errors: [textOf(reason)] })));
  const first = errors.length > 0 && form.getFieldsError().find((field) => field.errors.length > 0);
  if (first) form.scrollToField(first.name, { focus: true });
}
