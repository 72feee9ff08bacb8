export { ErrorSummary } from './ErrorSummary.tsx';
export { emailAddress } from './email-address.ts';
export { Checkbox, CheckboxField, ControlField, type Option, SelectField, TextAreaField, TextField } from './Field.tsx';
export { type FieldMessage, message } from './messages.ts';
export { validateWith } from './validate.ts';
