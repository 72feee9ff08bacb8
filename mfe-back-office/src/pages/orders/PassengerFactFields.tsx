import type { CountryCode } from '@idavuelta/shared/contracts';
import { passengerField, passengerFieldNames } from '@idavuelta/shared/contracts/passenger';
import { useTranslation } from '@idavuelta/shared/platform';
import { Form, Input } from 'antd';
import { PhoneInput } from '../../forms/PhoneInput.tsx';

interface PassengerFactFieldsProps {
  /** Country of the event, whose phone numbers are expected. */
  country: CountryCode;
  /** Index of the passenger in the surrounding list. */
  at?: number[];
}

/** Shows the fields of a passenger as the contract defines them. */
export function PassengerFactFields({ country, at = [] }: PassengerFactFieldsProps) {
  const { t } = useTranslation('back-office/orders');
  return passengerFieldNames.map((name) => {
    const { kind, maxLength, optional = false } = passengerField(name);
    const isEmail = kind === 'email';
    const message = t(isEmail ? 'back-office:mistakes.email' : 'back-office:mistakes.required');
    const rule = isEmail ? ({ type: 'email' } as const) : { whitespace: true };
    return (
      <Form.Item
        key={name}
        name={[...at, name]}
        label={t(`dialogs.passenger.fields.${name}`)}
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
