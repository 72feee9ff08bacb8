import { type PassengerField, passengerField, passengerFieldNames } from '../contracts/passenger/passenger-fields.ts';
import { TextField } from './Field.tsx';

const controls = {
  line: {},
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
} as const;

interface PassengerFactFieldsProps {
  label: (field: PassengerField) => string;
  /** In front of the names of the fields: `passengers[0].`. */
  prefix?: string;
  /** They are the reader's own, or of people whom the browser knows. */
  filledByBrowser?: boolean;
  autoFocus?: boolean;
}

/** The fields of a passenger. */
export const PassengerFactFields = ({ label, prefix = '', filledByBrowser, autoFocus }: PassengerFactFieldsProps) =>
  passengerFieldNames.map((name, index) => {
    const { kind, maxLength, optional, autoComplete } = passengerField(name);
    return (
      <TextField
        key={name}
        name={prefix + name}
        label={label(name)}
        optional={optional}
        autoFocus={autoFocus && index === 0}
        {...controls[kind]}
        {...(filledByBrowser ? { autoComplete, enterKeyHint: 'next', maxLength } : { autoComplete: 'off' })}
      />
    );
  });
