import type { CountryCode } from '@idavuelta/shared/contracts';
import { passengerField, passengerFieldsIn } from '@idavuelta/shared/contracts/passenger';
import { useTranslation } from '@idavuelta/shared/platform';
import { Form, Input } from 'antd';
import { PhoneInput } from '../../forms/PhoneInput.tsx';

interface PassengerFactFieldsProps {
  /** Country of the event, whose fields and phone numbers are expected. */
  country: CountryCode;
  /** Index of the passenger in the surrounding list. */
  at?: number[];
}

/** Shows the fields of a passenger as the contract defines them. */
export function PassengerFactFields({ country, at = [] }: PassengerFactFieldsProps) {
  const { t } = useTranslation('back-office/orders');
  return passengerFieldsIn(country).map((name) => {
    const { kind, maxLength, optional = false, askedIn } = passengerField(name);
    const isEmail = kind === 'email';
    const message = t(isEmail ? 'back-office:mistakes.email' : 'back-office:mistakes.required');
    const rule = isEmail ? ({ type: 'email' } as const) : { whitespace: true };
    return (
      <Form.Item
        key={name}
        name={[...at, name]}
        label={t(`dialogs.passenger.fields.${name}`, { context: country })}
        extra={askedIn && t(`dialogs.passenger.fields.${name}_help`)}
        rules={[{ required: !optional, ...rule, message }]}
      >
        {kind === 'phone' ? (
          <PhoneInput from={country} />
        ) : (
          <Input type={isEmail ? 'email' : 'text'} maxLength={maxLength} autoComplete="off" />
        )}
      </Form.Item>
    );
  });
}
