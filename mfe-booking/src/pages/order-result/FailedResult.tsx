import { links, type OrderDetail } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, ButtonLink } from '@idavuelta/shared/ui';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { OrderNumber } from './OrderNumber.tsx';

/** The order could not be loaded. @param detail present when it was loaded, in a state unknown to this release */
export function FailedResult({ detail, retry }: { detail?: OrderDetail; retry: () => unknown }) {
  const { t } = useTranslation('booking/order-result');
  return (
    <ResultPage
      tone="bad"
      title={t('booking:result.error')}
      actions={
        <>
          <Button variant="primary" onClick={() => void retry()}>
            {t('common:retry')}
          </Button>
          <ButtonLink to={links.account('payments')}>{t('booking:see_purchases')}</ButtonLink>
          <ButtonLink variant="quiet" to={links.contact()}>
            {t('contact')}
          </ButtonLink>
        </>
      }
    >
      <p role="alert">{t('booking:result.error_text')}</p>
      <p>{t('error_money')}</p>
      {detail && <OrderNumber order={detail.order} />}
    </ResultPage>
  );
}
