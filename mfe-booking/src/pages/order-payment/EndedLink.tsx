import { links, type PaymentLink } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink } from '@idavuelta/shared/ui';
import { ResultPage } from '../../ui/ResultPage.tsx';

/** Explains why the link can no longer be used to pay. */
export function EndedLink({ state }: { state: Exclude<PaymentLink['state'], 'open'> | 'invalid' }) {
  const { t } = useTranslation('booking/order-payment');
  const isPaid = state === 'paid';
  return (
    <ResultPage
      tone={isPaid ? 'good' : 'bad'}
      title={t(`${state}.title`)}
      actions={
        <>
          {!isPaid && (
            <ButtonLink variant="primary" to={links.contact()}>
              {t('contact')}
            </ButtonLink>
          )}
          <ButtonLink to={links.home()}>{t('common:back_home')}</ButtonLink>
        </>
      }
    >
      <p role={isPaid ? 'status' : 'alert'}>{t(`${state}.text`)}</p>
    </ResultPage>
  );
}
