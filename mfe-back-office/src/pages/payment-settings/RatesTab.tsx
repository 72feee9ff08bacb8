import type { CurrentRate, SetRate } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Tag } from 'antd';
import { choice } from '../../lists/filters/choice.ts';
import { ListTable } from '../../lists/ListTable.tsx';
import { useList } from '../../lists/useList.ts';
import { Failure } from '../../ui/Failure.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import { NewRate } from './NewRate.tsx';
import { useRates, useSetRates } from './payment-settings.api.ts';
import { useRateTexts } from './useRateTexts.ts';

const colors = { fresh: 'success', 'soon-old': 'warning', old: 'error', none: 'error' } as const;

/** Shows the current rates, a form for a new one and earlier rates. */
export function RatesTab() {
  const { t } = useTranslation('back-office/payment-settings');
  const { date } = useFormats();
  const { rateText, currencyName } = useRateTexts();
  const { data, error } = useRates();
  const zone = deviceZone();
  const at = (iso: string | undefined) => (iso ? `${date(iso, 'medium', zone)}, ${date(iso, 'time', zone)}` : '–');
  return (
    <>
      <p>{t('rates.lead', { count: data?.maxAgeDays ?? 0 })}</p>
      <Failure error={error} />
      <WideTable<CurrentRate>
        label={t('rates.now')}
        rowKey="currency"
        dataSource={data?.rates}
        columns={[
          { title: t('fields.currency'), render: (_, { currency }) => currencyName(currency) },
          { title: t('fields.rate'), align: 'end', render: (_, { rate }) => rateText(rate) },
          {
            title: t('fields.state'),
            render: (_, { state }) => <Tag color={colors[state]}>{t(`states.${state}`)}</Tag>,
          },
          { title: t('fields.set_at'), render: (_, { setAt }) => at(setAt) },
          { title: t('fields.set_by'), render: (_, { setBy }) => setBy ?? '–' },
          { title: t('fields.usable_until'), render: (_, { usableUntil }) => at(usableUntil) },
        ]}
      />
      {data && <NewRate rates={data.rates} />}
      <History at={at} />
    </>
  );
}

function History({ at }: { at: (iso: string) => string }) {
  const { t } = useTranslation('back-office/payment-settings');
  const { rateText, currencyName } = useRateTexts();
  const any = t('back-office:lists.any');
  const list = useList(useSetRates, '-setAt', {
    filters: [choice('currency', t('rates.only'), ['CLP', 'EUR'], currencyName, { any })],
  });
  return (
    <>
      <h2>{t('rates.history')}</h2>
      <ListTable<SetRate>
        {...list}
        label={t('rates.history')}
        rowKey="id"
        columns={[
          { title: t('fields.set_at'), key: 'setAt', sorter: true, render: (_, { setAt }) => at(setAt) },
          { title: t('fields.currency'), render: (_, { currency }) => currencyName(currency) },
          { title: t('fields.rate'), align: 'end', render: (_, { rate }) => rateText(rate) },
          { title: t('fields.set_by'), dataIndex: 'setBy' },
        ]}
      />
    </>
  );
}
