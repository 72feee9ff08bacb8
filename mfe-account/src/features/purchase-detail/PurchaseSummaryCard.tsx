import type { OrderDetail } from '@idavuelta/shared/contracts';
import { withSoles } from '@idavuelta/shared/contracts/money';
import { useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { ButtonRow, Picture, RefundList, StateBadge, useClocks } from '@idavuelta/shared/ui';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { PurchaseDate } from '../../ui/PurchaseDate.tsx';
import { useFocusWhenChanged } from '../../ui/useFocusWhenChanged.ts';
import { PurchaseActions } from './PurchaseActions.tsx';
import styles from './PurchaseSummaryCard.module.css';

/** What was or will be charged, when it is in another currency than the price. */
function convertedCharge({ charged, paymentState, attempt }: OrderDetail['order']) {
  const counts = paymentState !== 'cancelled' && paymentState !== 'rejected' && attempt?.state !== 'undecided';
  return counts ? charged : undefined;
}

const isCharged = ({ paymentState }: OrderDetail['order']) => paymentState === 'paid' || paymentState === 'refunded';

interface PurchaseSummaryCardProps {
  purchase: OrderDetail;
  /** On the day of the trip the actions are below the codes instead. */
  isTravelDay: boolean;
}

/** What was bought, when, for how much, and whether it is paid. */
export function PurchaseSummaryCard({ purchase, isTravelDay }: PurchaseSummaryCardProps) {
  const { order, event } = purchase;
  const { t } = useTranslation('account');
  const { money, date } = useFormats();
  const texts = useTranslated()(event.translations);
  const { startDate, timeZone } = event;
  const { isOwn, nameOf } = useClocks();
  const charged = convertedCharge(order);
  const { cancellation } = order;
  // the pressed button disappears with the last ticket
  const heading = useFocusWhenChanged(order.paymentState === 'refunded' ? 'refunded' : 'kept');
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture
          path={texts?.imagePath ?? event.imagePath}
          alt=""
          sizes="(max-width: 760px) 100vw, 600px" // cropped to the height of the text beside it
          loading="eager"
        />
      </div>
      <div className={styles.words}>
        <h2 ref={heading} tabIndex={-1}>
          {texts?.name}
        </h2>
        <p className={styles.when}>
          {`${date(startDate, 'long', timeZone)}, ${date(startDate, 'time', timeZone)} · ${event.place.name}`}
        </p>
        {!isOwn(startDate, timeZone) && (
          <p className={styles.when}>{t('purchase.clock', { clock: nameOf(timeZone) })}</p>
        )}
        <p className={styles.description}>{texts?.description}</p>
        <DescriptionList
          items={[
            [
              t('purchase.number'),
              <span key="number" translate="no">
                {order.number}
              </span>,
            ],
            [t('purchase.state'), <StateBadge key="state" state={order.paymentState} inWords />],
            [t('purchase.date'), <PurchaseDate key="date" iso={order.date} />],
            [t('purchase.total'), withSoles(money, order.charge, order.total)],
            [t(isCharged(order) ? 'purchase.charged' : 'purchase.to_charge'), charged && money(charged)],
            [
              t(order.charge.amount > 0 ? 'cancellation.until' : 'cancellation.until_free'),
              cancellation?.open
                ? `${date(cancellation.until, 'long', timeZone)}, ${date(cancellation.until, 'time', timeZone)}`
                : undefined,
            ],
            [t('cancellation.open'), cancellation?.closedBy && t(`common:errors.${cancellation.closedBy}`)],
            [
              t('common:refunds.title'),
              order.refunds?.length ? (
                <RefundList key="refunds" refunds={order.refunds} timeZone={timeZone} />
              ) : undefined,
            ],
          ]}
        />
        {!isTravelDay && (
          <ButtonRow className={styles.actions}>
            <PurchaseActions purchase={purchase} />
          </ButtonRow>
        )}
      </div>
    </article>
  );
}
