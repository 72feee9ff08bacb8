import { useTranslation } from '@idavuelta/shared/platform';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { choice } from '../../lists/filters/choice.ts';
import { useListQuery } from '../../lists/useListQuery.ts';
import { RefundList } from './RefundList.tsx';

const any = 'any';
const states = ['open', 'paid-back', any] as const;
const currencies = ['PEN', 'CLP', 'EUR'] as const;

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
    <RefundList
      query={{ ...query, ...filters, state: state === any ? undefined : state }}
      values={filters}
      filters={[
        { kind: 'search', name: 'text', label: t('find') },
        choice('state', t('fields.state'), states, (value) => t(`states.${value}`), { fallback: 'open' }),
        choice('currency', t('fields.currency'), currencies, (value) => value, { any: t('back-office:lists.any') }),
      ]}
      onQuery={change}
    />
  );
}
