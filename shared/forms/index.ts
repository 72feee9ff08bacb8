export { DayField } from './DayField.tsx';
export { ErrorSummary } from './ErrorSummary.tsx';
export { emailAddress } from './email-address.ts';
export { Checkbox, CheckboxField, ControlField, type Option, SelectField, TextAreaField, TextField } from './Field.tsx';
export { type FieldMessage, message } from './messages.ts';
export { PassengerFactFields } from './PassengerFactFields.tsx';
export { passengerRules } from './passenger-rules.ts';
export { SearchSelectField } from './SearchSelectField.tsx';
export { validateWith } from './validate.ts';
