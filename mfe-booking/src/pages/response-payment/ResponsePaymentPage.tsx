import { links } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink } from '@idavuelta/shared/ui';
import { ResultPage } from '../../ui/ResultPage.tsx';

/** `/response-payment`: thanks for the purchase. */
export default function ResponsePaymentPage() {
  const { t } = useTranslation('booking');
  return (
    <ResultPage
      tone="good"
      title={t('thanks.title')}
      actions={
        <>
          <ButtonLink variant="primary" to={links.account('payments')}>
            {t('see_purchases')}
          </ButtonLink>
          <ButtonLink to={links.home()}>{t('back_home', { ns: 'common' })}</ButtonLink>
        </>
      }
    >
      <p>{t('thanks.text')}</p>
    </ResultPage>
  );
}
