import {
  convertPrice,
  fromDecimal,
  priceCurrency,
  priceWorth,
  type Rate,
  toDecimal,
} from '@idavuelta/shared/contracts/money';
import { type CountryCurrency, priceFields } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { NumberField } from './NumberField.tsx';
import type { StoredAs } from './NumberInput.tsx';

const least = fromDecimal(priceFields.price.min);
const most = fromDecimal(priceFields.price.max);

/** Converts a price between the typed currency and soles, in which it is stored. */
const inSoles = (rate: Rate): StoredAs => ({
  toStored: (amount) => toDecimal(priceWorth(fromDecimal(amount, rate.currency), rate)),
  toShown: (soles) => toDecimal(convertPrice(fromDecimal(soles), rate)),
});

interface PriceFieldProps {
  name: string | (string | number)[];
  /** Country whose currency is typed; prices are stored in soles. */
  in: CountryCurrency;
}

/** A form field for a price, typed in the currency of the country and stored in soles. */
export function PriceField({ name, in: { currency, rate } }: PriceFieldProps) {
  const { t } = useTranslation('back-office');
  const { money } = useFormats();
  if (rate !== undefined) {
    const lowest = Math.max(1, convertPrice(least, { currency, rate }).minor);
    return (
      <NumberField
        name={name}
        label={t('price_field.label', { currency })}
        required
        currency={currency}
        min={toDecimal({ minor: lowest, currency })}
        max={toDecimal(convertPrice(most, { currency, rate }))}
        storedAs={inSoles({ currency, rate })}
        note={(soles) => t('price_field.stored', { stored: money(soles) })}
      />
    );
  }
  return (
    <NumberField
      name={name}
      label={t('price_field.in_soles')}
      extra={currency !== priceCurrency && t('price_field.no_rate', { currency })}
      required
      currency={priceCurrency}
      min={toDecimal(least)}
      max={toDecimal(most)}
    />
  );
}
