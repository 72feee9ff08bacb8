import { links } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink } from '@idavuelta/shared/ui';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { OrderNumber } from './OrderNumber.tsx';
import type { ResultProps } from './result-props.ts';

/** The order was cancelled: nothing was charged and the seats were released. */
export function CancelledResult({ detail: { order, event } }: ResultProps) {
  const { t } = useTranslation('booking');
  return (
    <ResultPage
      tone="bad"
      title={t('result.cancelled')}
      actions={
        <>
          <ButtonLink variant="primary" to={links.event(event.slug)}>
            {t('result.book_again')}
          </ButtonLink>
          <ButtonLink to={links.home()}>{t('back_home', { ns: 'common' })}</ButtonLink>
        </>
      }
    >
      <p>{t('result.cancelled_text')}</p>
      <OrderNumber order={order} />
    </ResultPage>
  );
}
