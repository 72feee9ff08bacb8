import type { ApiProblem } from '@idavuelta/shared/platform';
import type { FormInstance } from 'antd';

interface FieldErrorOptions {
  /** A reason of the server, in words. */
  textOf: (reason: string) => string;
  /** Names of the form's fields by those of the API, where they differ. */
  names?: Record<string, string>;
}

/** Shows beside each field of a form what the server said of it. @param error of a query or mutation */
export function showFieldErrors(form: FormInstance, error: unknown, { textOf, names = {} }: FieldErrorOptions) {
  const { errors = [], code } = (error ?? {}) as Partial<ApiProblem>;
  if (code !== 'VALIDATION_FAILED') return;
  form.setFields(
    errors.map(({ field, reason }) => ({ name: (names[field] ?? field).split('.'), errors: [textOf(reason)] })),
  );
}
