import type { OrderDetail } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { useMailTickets, useTicketsPdf } from '../../state/purchases.api.ts';
import { Failure } from '../../ui/Failure.tsx';
import { saveFile } from '../../ui/save-file.ts';

/** Takes the tickets of a paid purchase along: as a PDF, on paper, or by mail once more. */
export function TicketActions({ order: { id, number } }: { order: Pick<OrderDetail['order'], 'id' | 'number'> }) {
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
      <Button aria-disabled={mail.isLoading} onClick={() => !mail.isLoading && void mailTickets(id)}>
        {t('purchase.mail')}
      </Button>
      <span role="status">{mail.isSuccess && t('purchase.mailed')}</span>
      <Failure error={pdf.error ?? mail.error} />
    </>
  );
}
