import { useTranslation } from '@idavuelta/shared/platform';
import { Flex, Input, Select } from 'antd';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { useListQuery } from '../../lists/useListQuery.ts';
import { RefundList } from './RefundList.tsx';

const states = ['open', 'paid-back'] as const;
const currencies = ['PEN', 'CLP', 'EUR'] as const;
const any = 'any';

/** Lists open and completed manual refunds. */
export default function RefundsPage() {
  const { t } = useTranslation('back-office');
  return (
    <OfficePage path="/refunds">
      {() => (
        <>
          <p>{t('areas.refunds.lead')}</p>
          <Refunds />
        </>
      )}
    </OfficePage>
  );
}

function Refunds() {
  const { t } = useTranslation('back-office/refunds');
  const { query, filters, change } = useListQuery('requestedAt', ['text', 'state', 'currency']);
  // open refunds first
  const state = filters.state ?? 'open';
  return (
    <>
      <Flex wrap gap="small">
        <Input.Search
          aria-label={t('find')}
          placeholder={t('find')}
          allowClear
          maxLength={200}
          defaultValue={filters.text}
          onSearch={(text) => change({ text })}
        />
        <Select
          aria-label={t('fields.state')}
          value={state}
          popupMatchSelectWidth={false}
          options={[...states, any].map((value) => ({ value, label: t(`states.${value}`) }))}
          onChange={(chosen) => change({ state: chosen })}
        />
        <Select
          aria-label={t('fields.currency')}
          placeholder={t('fields.currency')}
          allowClear
          popupMatchSelectWidth={false}
          value={filters.currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={(currency?: string) => change({ currency })}
        />
      </Flex>
      <RefundList query={{ ...query, ...filters, state: state === any ? undefined : state }} onQuery={change} />
    </>
  );
}
