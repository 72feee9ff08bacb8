import type { CountryCode } from '@idavuelta/shared/contracts';
import { type PassengerField, passengerField, passengerFieldsIn } from '../contracts/passenger/passenger-fields.ts';
import { TextField } from './Field.tsx';
import { PhoneField } from './PhoneField.tsx';

const controls = { line: {}, email: { type: 'email', inputMode: 'email' } } as const;

interface PassengerFactFieldsProps {
  /** Country of the event, whose fields and phone numbers are expected. */
  country: CountryCode;
  /** Returns the label of a field, or its help. */
  text: (key: PassengerField | `${PassengerField}_help`) => string;
  /** Prefix of the field names: `passengers[0].`. */
  prefix?: string;
  /** Allows autofill, for data of the visitor or of people their browser knows. */
  filledByBrowser?: boolean;
  autoFocus?: boolean;
}

export const PassengerFactFields = ({
  country,
  text,
  prefix = '',
  filledByBrowser,
  autoFocus,
}: PassengerFactFieldsProps) =>
  passengerFieldsIn(country).map((name, index) => {
    const { kind, maxLength, optional, autoComplete, askedIn } = passengerField(name);
    const field = { name: prefix + name, label: text(name), optional, help: askedIn && text(`${name}_help`) };
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
