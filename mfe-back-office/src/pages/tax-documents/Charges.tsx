import type { CountryCode } from '@idavuelta/shared/contracts';
import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { ChargeWithoutDocument } from '@idavuelta/shared/contracts/staff';
import { type ApiProblem, Link, useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Alert, App, Button } from 'antd';
import { zoneOf } from '../../features/tax/country-zones.ts';
import { linkTo } from '../../kit/areas.ts';
import { useListQuery } from '../../lists/useListQuery.ts';
import { CountrySelect } from '../../ui/CountrySelect.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import { useChargesWithoutDocument, useIssueDocument } from './tax-documents.api.ts';
import styles from './tax-documents.module.css';

/** Lists charges without a tax document, each to be issued by hand. */
export function Charges({ mayIssue }: { mayIssue: boolean }) {
  const { t } = useTranslation('back-office/tax-documents');
  const { date } = useFormats();
  const { filters, change } = useListQuery('', ['country']);
  const country = (filters.country ?? 'PE') as CountryCode;
  const { currentData, error, isFetching } = useChargesWithoutDocument({ country });
  return (
    <>
      <p className={styles.lead}>{t('charges.lead')}</p>
      <CountrySelect aria-label={t('fields.country')} value={country} onChange={(next) => change({ country: next })} />
      <Failure error={error} />
      <WideTable<ChargeWithoutDocument>
        label={t('charges.title')}
        rowKey="paymentId"
        dataSource={currentData}
        loading={isFetching && !currentData}
        locale={{ emptyText: t('charges.none') }}
        columns={[
          {
            title: t('fields.order'),
            render: (_, { orderId, orderNumber }) => (
              <Link to={linkTo('/orders/:id', orderId)} translate="no">
                {orderNumber}
              </Link>
            ),
          },
          { title: t('fields.charged'), render: (_, { chargedAt }) => date(chargedAt, 'medium', zoneOf[country]) },
          { title: t('fields.amount'), align: 'end', render: (_, { amount }) => formatMoney(amount) },
          {
            title: <span className="visually-hidden">{t('charges.issue')}</span>,
            card: 'actions',
            hidden: !mayIssue,
            render: (_, charge) => <IssueButton charge={charge} />,
          },
        ]}
      />
    </>
  );
}

function IssueButton({ charge: { paymentId, orderNumber } }: { charge: ChargeWithoutDocument }) {
  const { t } = useTranslation('back-office/tax-documents');
  const { message } = App.useApp();
  const [issue, { error, isLoading }] = useIssueDocument();
  const send = async () => {
    const { data } = await issue({ paymentId });
    if (data) void message.success(t('charges.done', { order: orderNumber }));
  };
  const isRefused = (error as ApiProblem | undefined)?.code === 'STATE_CONFLICT';
  return (
    <>
      <Button
        loading={isLoading}
        aria-label={t('charges.issue_of', { order: orderNumber })}
        onClick={() => void send()}
      >
        {t('charges.issue')}
      </Button>
      {isRefused ? <Alert type="error" showIcon role="alert" title={t('charges.off')} /> : <Failure error={error} />}
    </>
  );
}
