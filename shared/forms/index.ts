export { ErrorSummary } from './ErrorSummary.tsx';
export { CheckboxField, type Option, SelectField, TextAreaField, TextField } from './Field.tsx';
export { type FieldMessage, message } from './messages.ts';
export { validateWith } from './validate.ts';
