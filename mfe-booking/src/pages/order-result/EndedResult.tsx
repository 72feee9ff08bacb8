import { links } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink } from '@idavuelta/shared/ui';
import { isUnsettled } from '../../state/orders/order-state.ts';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { CalledOff } from './CalledOff.tsx';
import { OrderNumber } from './OrderNumber.tsx';
import { Refunds } from './Refunds.tsx';
import type { ResultProps } from './result-props.ts';

/** The order ended without a payment: says that its seats are free, and whether money moved. */
export function EndedResult({ detail: { order, event } }: ResultProps) {
  const { t } = useTranslation('booking/order-result');
  const rejected = order.paymentState === 'rejected';
  const refunds = order.refunds?.length ? order.refunds : undefined;
  const undecided = !refunds && isUnsettled(order);
  return (
    <ResultPage
      tone={undecided ? 'warn' : 'bad'}
      title={t(rejected ? 'booking:result.error' : 'booking:result.cancelled')}
      actions={
        <>
          {!order.calledOff && (
            <ButtonLink variant={undecided ? 'secondary' : 'primary'} to={links.event(event.slug)}>
              {t('booking:result.book_again')}
            </ButtonLink>
          )}
          {undecided ? (
            <ButtonLink to={links.contact()}>{t('contact')}</ButtonLink>
          ) : (
            <ButtonLink to={links.home()}>{t('common:back_home')}</ButtonLink>
          )}
        </>
      }
    >
      {undecided ? (
        <>
          <p role="status">{t('still_asking')}</p>
          <p>{t('error_money')}</p>
        </>
      ) : order.calledOff ? (
        <CalledOff {...order.calledOff} />
      ) : (
        <p role="alert">{t(rejected ? 'booking:rejected.text' : 'booking:result.cancelled_text')}</p>
      )}
      {refunds && (
        <>
          <p>{t(order.calledOff ? 'paid_after_call_off' : 'paid_too_late')}</p>
          <Refunds refunds={refunds} timeZone={event.timeZone} />
        </>
      )}
      {!undecided && !refunds && <p>{`${t('booking:rejected.nothing_charged')} ${t('booking:rejected.kept')}`}</p>}
      <OrderNumber order={order} />
    </ResultPage>
  );
}
