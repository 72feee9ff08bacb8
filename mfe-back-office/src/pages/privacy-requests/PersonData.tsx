import type { PrivacyPerson } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { linkTo } from '../../kit/areas.ts';

/** Shows what the database has of the person: account, orders, and how much of everything else. */
export function PersonData({ person: { customerId, orders, counts } }: { person: PrivacyPerson }) {
  const { t } = useTranslation('back-office/privacy-requests');
  return (
    <section aria-labelledby="person-data">
      <h2 id="person-data">{t('data.title')}</h2>
      {customerId === undefined ? (
        <p>{t('data.no_account')}</p>
      ) : (
        <p>
          <Link to={linkTo('/customers/:id', customerId)}>{t('data.account')}</Link>
        </p>
      )}
      {counts.length === 0 && orders.length === 0 && <p>{t('data.nothing')}</p>}
      <ul>
        {counts.map(({ section, count }) => (
          <li key={section}>
            <span>{t([`sections.${section}`, 'sections.other'])}</span>: <span>{count}</span>
          </li>
        ))}
      </ul>
      {orders.length > 0 && (
        <ul aria-label={t('sections.orders')}>
          {orders.map(({ orderId, number, event, as }) => (
            <li key={orderId}>
              <Link to={linkTo('/orders/:id', orderId)}>
                <span translate="no">{number}</span> <span>{event}</span> <span>{t(`as.${as}`)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
