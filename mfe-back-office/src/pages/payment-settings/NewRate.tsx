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
import { useRateTexts } from './useRateTexts.ts';

type TypedRate = Pick<NewExchangeRate, 'currency'> & { rate: number };

/** Sets a rate from now on, after showing it beside the current one. */
export function NewRate({ rates }: { rates: CurrentRate[] }) {
  const { t } = useTranslation('back-office/payment-settings');
  const { rateText, currencyName } = useRateTexts();
  const { modal } = App.useApp();
  const [setRate] = useSetRate();
  const shown = ({ currency, rate }: NewExchangeRate) => ({ currency: currencyName(currency), rate: rateText(rate) });
  return (
    <SaveForm<TypedRate, NewExchangeRate & CurrentRates>
      texts="back-office/payment-settings"
      name="rate"
      action={t('rates.set')}
      save={async ({ currency, rate: typed }) => {
        const rate = String(typed);
        const before = rates.find((known) => known.currency === currency)?.rate;
        const isMeant = await modal.confirm({
          title: t('rates.ask', shown({ currency, rate })),
          content: before ? t('rates.before', shown({ currency, rate: before })) : t('rates.first'),
          okText: t('rates.set'),
        });
        if (!isMeant) return {};
        const { data, error } = await setRate({ currency, rate });
        return { data: data && { ...data, currency, rate }, error };
      }}
      saved={(rate) => t('rates.done', shown(rate))}
    >
      <Flex wrap gap="0 1rem" style={{ marginBlockStart: '1rem' }}>
        <Field of={exchangeRateFields} name="currency" style={{ minWidth: '10rem' }}>
          <Select options={rates.map(({ currency }) => ({ value: currency, label: currencyName(currency) }))} />
        </Field>
        <Field of={exchangeRateFields} name="rate" />
      </Flex>
    </SaveForm>
  );
}
