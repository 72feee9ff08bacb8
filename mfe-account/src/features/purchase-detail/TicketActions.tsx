import type { OrderDetail } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, CalendarButton, ShareButton } from '@idavuelta/shared/ui';
import { useMailTickets, useTicketsPdf } from '../../state/purchases.api.ts';
import { Failure } from '../../ui/Failure.tsx';
import { saveFile } from '../../ui/save-file.ts';

/** Offers the tickets of a paid purchase as a PDF, on paper, for the calendar, or by mail again. */
export function TicketActions({ purchase }: { purchase: OrderDetail }) {
  const { id, number } = purchase.order;
  const { t } = useTranslation('account');
  const [fetchPdf, pdf] = useTicketsPdf();
  const [mailTickets, mail] = useMailTickets();
  const download = async () => {
    if (pdf.isLoading) return;
    const { data } = await fetchPdf(id);
    if (data) saveFile(data, `idavuelta-${number}.pdf`);
  };
  return (
    <>
      <Button aria-disabled={pdf.isLoading} onClick={() => void download()}>
        {t('purchase.pdf')}
      </Button>
      <Button onClick={() => window.print()}>{t('purchase.print')}</Button>
      <CalendarButton
        detail={purchase}
        label={t('purchase.calendar')}
        text={(addresses) => t('purchase.calendar_text', { addresses })}
      />
      <ShareButton detail={purchase} label={t('purchase.share')} copied={t('purchase.link_copied')} />
      <Button aria-disabled={mail.isLoading} onClick={() => !mail.isLoading && void mailTickets(id)}>
        {t('purchase.mail')}
      </Button>
      <span role="status">{mail.isSuccess && t('purchase.mailed')}</span>
      <Failure error={pdf.error ?? mail.error} />
    </>
  );
}
