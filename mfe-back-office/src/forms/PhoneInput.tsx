import { type CountryCode, selectLanguage } from '@idavuelta/shared/contracts';
import { callingCodes, joinPhone, splitPhone } from '@idavuelta/shared/contracts/rules';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Input, Select, Space } from 'antd';
import { useState } from 'react';

const countries = Object.keys(callingCodes) as CountryCode[];
const other = 'other';

interface PhoneInputProps {
  /** Country of numbers typed without a calling code: the event's or the person's. */
  from: CountryCode;
  id?: string;
  /** `+51 987654321` */
  value?: string | undefined;
  onChange?: (value: string) => void;
}

/** A phone number with its country code, which is part of the value. A calling code that the user types is kept. */
export function PhoneInput({ from, value = '', onChange, ...control }: PhoneInputProps) {
  const { t } = useTranslation('common');
  const language = useSelector(selectLanguage);
  const [chosen, setChosen] = useState<CountryCode>();
  const { country, rest } = splitPhone(value);
  const isOther = country === undefined && rest.startsWith('+');
  const shown = country ?? chosen ?? from;
  const nameOf = new Intl.DisplayNames(language.replace('_', '-'), { type: 'region' });
  return (
    <Space.Compact block>
      <Select<CountryCode | typeof other>
        aria-label={t('phone_country')}
        value={isOther ? other : shown}
        popupMatchSelectWidth={false}
        style={{ width: '10rem' }}
        options={[
          ...(isOther ? [{ value: other, label: t('phone_other') }] : []),
          ...countries.map((code) => ({ value: code, label: `${callingCodes[code]} ${nameOf.of(code)}` })),
        ]}
        onChange={(next) => {
          if (next === other) return;
          setChosen(next);
          onChange?.(joinPhone(next, isOther ? '' : rest));
        }}
      />
      <Input
        {...control}
        type="tel"
        maxLength={30}
        autoComplete="off"
        value={rest}
        onChange={({ target }) => onChange?.(joinPhone(shown, target.value))}
      />
    </Space.Compact>
  );
}
