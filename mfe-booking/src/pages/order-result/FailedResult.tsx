import { links, type OrderDetail } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, ButtonLink } from '@idavuelta/shared/ui';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { OrderNumber } from './OrderNumber.tsx';

/** The order was not paid, or could not be loaded. @param detail absent when it could not be loaded */
export function FailedResult({ detail, retry }: { detail?: OrderDetail; retry: () => unknown }) {
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
          {detail && <ButtonLink to={links.event(detail.event.slug)}>{t('result.book_again')}</ButtonLink>}
          <ButtonLink variant="quiet" to={links.account('payments')}>
            {t('see_purchases')}
          </ButtonLink>
        </>
      }
    >
      <p role="alert">{t(detail ? 'rejected.text' : 'result.error_text')}</p>
      {detail && <OrderNumber order={detail.order} />}
    </ResultPage>
  );
}
