import type { ApiProblem } from '@idavuelta/shared/platform';
import type { FormInstance } from 'antd';

/**
 * Shows beside each field of a form what the server said of it. @param error of a query or mutation
 * @param textOf a reason of the server, in words
 */
export function showFieldErrors(form: FormInstance, error: unknown, textOf: (reason: string) => string) {
  const { errors = [] } = (error ?? {}) as Partial<ApiProblem>;
  form.setFields(errors.map(({ field, reason }) => ({ name: field.split('.'), errors: [textOf(reason)] })));
}
