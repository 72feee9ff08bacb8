import { links } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, ButtonLink } from '@idavuelta/shared/ui';
import { ResultPage } from '../../ui/ResultPage.tsx';

/** The order was not paid, or could not be loaded. @param slug the event, when it is known */
export function FailedResult({ slug, retry }: { slug?: string; retry: () => unknown }) {
  const { t } = useTranslation('booking');
  return (
    <ResultPage
      tone="bad"
      title={t('result.error')}
      actions={
        <>
          <Button variant="primary" onClick={() => void retry()}>
            {t('retry', { ns: 'common' })}
          </Button>
          {slug && <ButtonLink to={links.event(slug)}>{t('result.book_again')}</ButtonLink>}
          <ButtonLink variant="quiet" to={links.account('payments')}>
            {t('see_purchases')}
          </ButtonLink>
        </>
      }
    >
      <p role="alert">{t(slug ? 'rejected.text' : 'result.error_text')}</p>
    </ResultPage>
  );
}
