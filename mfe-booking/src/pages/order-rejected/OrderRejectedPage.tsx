import { links } from '@idavuelta/shared/contracts';
import { useLocation, useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink } from '@idavuelta/shared/ui';
import type { OrderRejectedLinkState } from '../../state/checkout/checkout.types.ts';
import { ResultPage } from '../../ui/ResultPage.tsx';

/** `/order-rejected`: the order failed before anything was charged. The draft is still on the event page. */
export default function OrderRejectedPage() {
  const { t } = useTranslation('booking');
  const { eventSlug, code } = (useLocation().state ?? {}) as OrderRejectedLinkState;
  return (
    <ResultPage
      tone="bad"
      title={t('rejected.title')}
      actions={
        <>
          {eventSlug && (
            <ButtonLink variant="primary" to={links.event(eventSlug)}>
              {t('rejected.try_again')}
            </ButtonLink>
          )}
          <ButtonLink variant={eventSlug ? 'secondary' : 'primary'} to={links.home()}>
            {t('back_home', { ns: 'common' })}
          </ButtonLink>
        </>
      }
    >
      <p role="alert">{t('rejected.text')}</p>
      {/* the text above is what this code says */}
      {code && code !== 'PAYMENT_PROVIDER_FAILED' && <p>{t(`errors.${code}`, { ns: 'common' })}</p>}
      <p>{t('rejected.nothing_charged')}</p>
    </ResultPage>
  );
}
