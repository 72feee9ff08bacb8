import { links } from '@idavuelta/shared/contracts';
import { useLocation, useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink, useHydrated } from '@idavuelta/shared/ui';
import type { OrderRejectedLinkState } from '../../state/checkout/checkout.types.ts';
import { latestEventSlug } from '../../state/draft/draft.storage.ts';
import { ResultPage } from '../../ui/ResultPage.tsx';

/** `/order-rejected`: the order failed before anything was charged. The draft is still on the event page. */
export default function OrderRejectedPage() {
  const { t } = useTranslation('booking');
  const { eventSlug, code } = (useLocation().state ?? {}) as OrderRejectedLinkState;
  // a payment provider sends the buyer here without naming the event, and a server has no drafts
  const hydrated = useHydrated();
  const slug = eventSlug ?? (hydrated ? latestEventSlug() : undefined);
  return (
    <ResultPage
      tone="bad"
      title={t('rejected.title')}
      actions={
        <>
          {slug && (
            <ButtonLink variant="primary" to={links.event(slug)}>
              {t('rejected.try_again')}
            </ButtonLink>
          )}
          <ButtonLink variant={slug ? 'secondary' : 'primary'} to={links.home()}>
            {t('back_home', { ns: 'common' })}
          </ButtonLink>
        </>
      }
    >
      <p role="alert">{t('rejected.text')}</p>
      {/* the text above already says what this code means */}
      {code && code !== 'PAYMENT_PROVIDER_FAILED' && <p>{t(`errors.${code}`, { ns: 'common' })}</p>}
      <p>{slug ? `${t('rejected.nothing_charged')} ${t('rejected.kept')}` : t('rejected.nothing_charged')}</p>
    </ResultPage>
  );
}
