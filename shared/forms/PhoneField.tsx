import { type CountryCode, selectCountry, selectLanguage } from '@idavuelta/shared/contracts';
import { callingCodes, joinPhone, splitPhone } from '@idavuelta/shared/contracts/rules';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { useState } from 'react';
import fieldStyles from './Field.module.css';
import { ControlField, type FieldProps } from './Field.tsx';
import styles from './PhoneField.module.css';

const countries = Object.keys(callingCodes) as CountryCode[];

interface PhoneFieldProps extends FieldProps {
  /** Country whose numbers are expected: the event's, or the visitor's. */
  from: CountryCode;
  autoComplete?: string;
}

/**
 * A phone number with its country code, which is part of the value: `+51 987654321`. A calling code that the user types
 * is kept.
 */
export function PhoneField({ from, autoComplete = 'tel', ...field }: PhoneFieldProps) {
  const { t } = useTranslation('common');
  const language = useSelector(selectLanguage);
  const visitors = useSelector(selectCountry);
  const [chosen, setChosen] = useState<CountryCode>();
  const nameOf = new Intl.DisplayNames(language.replace('_', '-'), { type: 'region' });
  const options = [...new Set([from, visitors, ...countries])];
  return (
    <ControlField {...field}>
      {({ value, onChange, ...control }) => {
        const { country, rest } = splitPhone(value);
        const isOther = country === undefined && rest.startsWith('+');
        const shown = country ?? chosen ?? from;
        return (
          <div className={styles.phone}>
            <select
              className={fieldStyles.control}
              aria-label={t('phone_country')}
              value={isOther ? '' : shown}
              onChange={({ target }) => {
                const next = target.value as CountryCode;
                setChosen(next);
                onChange(joinPhone(next, isOther ? '' : rest));
              }}
            >
              {isOther && <option value="">{t('phone_other')}</option>}
              {options.map((code) => (
                <option key={code} value={code}>
                  {`${callingCodes[code]} ${nameOf.of(code)}`}
                </option>
              ))}
            </select>
            <input
              {...control}
              className={fieldStyles.control}
              type="tel"
              inputMode="tel"
              autoComplete={autoComplete}
              value={rest}
              onChange={({ target }) => onChange(joinPhone(shown, target.value))}
            />
          </div>
        );
      }}
    </ControlField>
  );
}
