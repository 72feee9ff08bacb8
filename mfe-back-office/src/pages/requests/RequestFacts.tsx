import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { PrivateRequestDetail } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Picture, useClocks } from '@idavuelta/shared/ui';
import { Descriptions, Flex } from 'antd';
import { Contact } from '../../features/contacts/Contact.tsx';
import { linkTo } from '../../kit/areas.ts';
import styles from './RequestFacts.module.css';

function Organiser({ request: { organiser, email, phone } }: { request: PrivateRequestDetail }) {
  return (
    <>
      <span>{`${organiser} · `}</span>
      <Contact value={email}>{`${email} · ${phone}`}</Contact>
    </>
  );
}

/** Shows what the organiser submitted, and the estimated price. */
export function RequestFacts({ request }: { request: PrivateRequestDetail }) {
  const { t } = useTranslation('back-office/requests');
  const { estimate, timeZone, eventSlug, reason, stops, name } = request;
  const clocks = useClocks();
  const moment = (iso: string) => clocks.moment(iso, timeZone);
  const { quote } = request;
  const openState = quote?.billedAt ? 'billed' : 'open';
  const quoteItem = quote
    ? [
        [
          'quote',
          [
            formatMoney(quote.amount),
            t(`pay_by.${quote.payBy}`),
            quote.reference,
            t(`quote_states.${quote.paidAt ? 'paid' : openState}`),
          ].join(' · '),
        ] as const,
      ]
    : [];
  const items = [
    ['status', t(`statuses.${request.status}`)],
    ['organiser', <Organiser key="organiser" request={request} />],
    ['begins', moment(request.startsAt)],
    ['ends', moment(request.endsAt)],
    ['place', [request.location, request.address, request.county].filter(Boolean).join(', ')],
    ['guests', t('guests_and_seats', { count: request.guests, seats: request.seats })],
    ['stops', stops.map(({ time, address, county }) => `${time} ${address}, ${county}`).join(' · ') || t('no_stops')],
    ...quoteItem,
    ...(reason ? [['reason', reason] as const] : []),
    ...(eventSlug
      ? [
          [
            'event',
            <Link key="event" to={linkTo('/events/:slug', eventSlug)}>
              {eventSlug}
            </Link>,
          ] as const,
        ]
      : []),
  ] as const;
  return (
    <Flex vertical gap="large">
      <Descriptions
        bordered
        size="small"
        column={{ xs: 1, lg: 2 }}
        items={items.map(([key, children]) => ({ key, label: t(`fields.${key}`), children }))}
      />
      <section>
        <h3>{t('estimate.title')}</h3>
        <p>
          <strong>{formatMoney(estimate.cost)}</strong>{' '}
          <span>
            {t('estimate.rule', {
              count: estimate.vans,
              vanSeats: estimate.vanSeats,
              perVan: formatMoney(estimate.perVan),
              seats: request.seats,
              perSeat: formatMoney(estimate.perSeat),
            })}
          </span>
        </p>
      </section>
      <section>
        <h3>{t('fields.invitation')}</h3>
        <p className={styles.invitation} translate="no">
          {request.invitation || t('no_invitation')}
        </p>
      </section>
      {request.imagePath && (
        <div className={styles.picture}>
          <Picture path={request.imagePath} alt={t('picture_of', { name })} sizes="(min-width: 480px) 480px, 100vw" />
        </div>
      )}
    </Flex>
  );
}
