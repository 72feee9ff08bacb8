export { ErrorSummary } from './ErrorSummary.tsx';
export { CheckboxField, ControlField, type Option, SelectField, TextAreaField, TextField } from './Field.tsx';
export { type FieldMessage, message } from './messages.ts';
export { validateWith } from './validate.ts';
