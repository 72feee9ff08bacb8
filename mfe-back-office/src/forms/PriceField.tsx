import {
  convertPrice,
  exponents,
  fromDecimal,
  type Money,
  priceCurrency,
  priceWorth,
  type Rate,
  toDecimal,
} from '@idavuelta/shared/contracts/money';
import type { CountryCurrency } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Form, InputNumber } from 'antd';
import { useState } from 'react';

const least = fromDecimal(0.01);
const most = fromDecimal(100_000);

interface PriceFieldProps {
  name: string | (string | number)[];
  /** Prices are typed in the currency of the country, and stored in soles. */
  in: CountryCurrency;
}

/** A field of a form: a price, in soles, that is typed in the currency of the country. */
export function PriceField({ name, in: { currency, rate } }: PriceFieldProps) {
  const { t } = useTranslation('back-office');
  const isForeign = rate !== undefined;
  const hasNoRate = !isForeign && currency !== priceCurrency;
  return (
    <Form.Item
      name={name}
      label={isForeign ? t('price_field.label', { currency }) : t('price_field.in_soles')}
      rules={[{ required: true, message: t('mistakes.required') }]}
      extra={hasNoRate && t('price_field.no_rate', { currency })}
    >
      {isForeign ? (
        <ForeignPrice rate={{ currency, rate }} />
      ) : (
        <InputNumber min={toDecimal(least)} max={toDecimal(most)} precision={exponents[priceCurrency]} />
      )}
    </Form.Item>
  );
}

interface ForeignPriceProps {
  rate: Rate;
  id?: string;
  /** Soles. */
  value?: number | null;
  onChange?: (soles: number | null) => void;
}

function ForeignPrice({ rate, id, value, onChange }: ForeignPriceProps) {
  const { t } = useTranslation('back-office');
  const { money } = useFormats();
  // What was typed stays as it is: back from soles it may be a cent more or less.
  const [typed, setTyped] = useState<{ amount: number | null; soles: number | null }>();
  const inCurrency = (price: Money) => convertPrice(price, rate);
  const converted = value == null ? null : toDecimal(inCurrency(fromDecimal(value)));
  const type = (amount: number | null) => {
    const soles = amount === null ? null : toDecimal(priceWorth(fromDecimal(amount, rate.currency), rate));
    setTyped({ amount, soles });
    onChange?.(soles);
  };
  return (
    <>
      <InputNumber
        id={id}
        min={toDecimal({ ...inCurrency(least), minor: Math.max(1, inCurrency(least).minor) })}
        max={toDecimal(inCurrency(most))}
        precision={exponents[rate.currency]}
        value={typed && typed.soles === value ? typed.amount : converted}
        onChange={type}
      />
      {value != null && <p>{t('price_field.stored', { stored: money(value) })}</p>}
    </>
  );
}
