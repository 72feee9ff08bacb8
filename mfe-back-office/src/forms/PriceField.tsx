import { type Currency, exponents } from '@idavuelta/shared/contracts/money';
import { maxPrice } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { NumberField } from './NumberField.tsx';

interface PriceFieldProps {
  name: string | (string | number)[];
  /** Of the event. */
  currency: Currency;
}

/** A form field for the price of a ticket. */
export function PriceField({ name, currency }: PriceFieldProps) {
  const { t } = useTranslation('back-office');
  return (
    <NumberField
      name={name}
      label={t('price_field.label', { currency: t(`currencies.${currency}`) })}
      required
      currency={currency}
      min={10 ** -exponents[currency]}
      max={maxPrice[currency]}
    />
  );
}
