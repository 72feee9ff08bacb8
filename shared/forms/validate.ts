import { setIn } from 'final-form';
import { type AnyObjectSchema, ValidationError } from 'yup';
import './messages.ts';

/** final-form's validator from a yup schema: an object of `FieldMessage`s in the shape of the values. */
export const validateWith = (schema: AnyObjectSchema) => (values: object) => {
  try {
    // a form is checked at each key, and an empty field is no fault of ours: nobody reads where its error was made
    schema.validateSync(values, { abortEarly: false, disableStackTrace: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // yup reports a field's rules in order: the first one is shown
    return error.inner.reduceRight((errors, { path, message }) => (path ? setIn(errors, path, message) : errors), {});
  }
};
