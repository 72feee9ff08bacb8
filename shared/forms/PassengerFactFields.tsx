import type { CountryCode } from '@idavuelta/shared/contracts';
import { type PassengerField, passengerField, passengerFieldNames } from '../contracts/passenger/passenger-fields.ts';
import { TextField } from './Field.tsx';
import { PhoneField } from './PhoneField.tsx';

const controls = { line: {}, email: { type: 'email', inputMode: 'email' } } as const;

interface PassengerFactFieldsProps {
  /** Country of the event, whose phone numbers are expected. */
  country: CountryCode;
  label: (field: PassengerField) => string;
  /** Prefix of the field names: `passengers[0].`. */
  prefix?: string;
  /** Allows autofill, for data of the visitor or of people their browser knows. */
  filledByBrowser?: boolean;
  autoFocus?: boolean;
}

export const PassengerFactFields = ({
  country,
  label,
  prefix = '',
  filledByBrowser,
  autoFocus,
}: PassengerFactFieldsProps) =>
  passengerFieldNames.map((name, index) => {
    const { kind, maxLength, optional, autoComplete } = passengerField(name);
    const field = { name: prefix + name, label: label(name), optional };
    if (kind === 'phone')
      return <PhoneField key={name} {...field} from={country} autoComplete={filledByBrowser ? autoComplete : 'off'} />;
    return (
      <TextField
        key={name}
        {...field}
        autoFocus={autoFocus && index === 0}
        {...controls[kind]}
        {...(filledByBrowser ? { autoComplete, enterKeyHint: 'next', maxLength } : { autoComplete: 'off' })}
      />
    );
  });
