import {
  type CurrentRate,
  type CurrentRates,
  exchangeRateFields,
  type NewExchangeRate,
} from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Flex, Select } from 'antd';
import { Field } from '../../forms/Field.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { useSetRate } from './payment-settings.api.ts';

/** Sets a rate from now on, after showing it beside the current one. */
export function NewRate({ rates }: { rates: CurrentRate[] }) {
  const { t } = useTranslation('back-office/payment-settings');
  const { modal } = App.useApp();
  const [setRate] = useSetRate();
  const nameOf = (currency: CurrentRate['currency']) => t(`back-office:currencies.${currency}`);
  return (
    <SaveForm<NewExchangeRate, NewExchangeRate & CurrentRates>
      texts="back-office/payment-settings"
      name="rate"
      action={t('rates.set')}
      save={async ({ currency, rate }) => {
        const before = rates.find((known) => known.currency === currency)?.rate;
        const isMeant = await modal.confirm({
          title: t('rates.ask', { currency: nameOf(currency), rate }),
          content: before ? t('rates.before', { currency: nameOf(currency), rate: before }) : t('rates.first'),
          okText: t('rates.set'),
        });
        if (!isMeant) return {};
        const { data, error } = await setRate({ currency, rate });
        return { data: data && { ...data, currency, rate }, error };
      }}
      saved={({ currency, rate }) => t('rates.done', { currency: nameOf(currency), rate })}
    >
      <Flex wrap gap="0 1rem" style={{ marginBlockStart: '1rem' }}>
        <Field of={exchangeRateFields} name="currency" style={{ minWidth: '10rem' }}>
          <Select options={rates.map(({ currency }) => ({ value: currency, label: nameOf(currency) }))} />
        </Field>
        <Field
          of={exchangeRateFields}
          name="rate"
          normalize={(typed: string) => typed.replace(',', '.').trim()}
          input={{ inputMode: 'decimal' }}
        />
      </Flex>
    </SaveForm>
  );
}
