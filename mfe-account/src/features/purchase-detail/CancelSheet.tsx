import { notified, type OrderDetail } from '@idavuelta/shared/contracts';
import { refundLeadHours } from '@idavuelta/shared/contracts/rules';
import { useDispatch, useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Button, ButtonRow, Dialog } from '@idavuelta/shared/ui';
import { useCancelAndRefund } from '../../state/purchases.api.ts';
import { Failure } from '../../ui/Failure.tsx';
import styles from './CancelSheet.module.css';

/** Payment methods that our staff refund by hand: bank transfer and cash. */
const byHand = ['transferencia', 'efectivo'];

interface CancelSheetProps {
  purchase: OrderDetail;
  /** Number of the only ticket to cancel; without one, all remaining tickets. */
  ticket?: number;
  onClose: () => void;
}

/** Shows which tickets are cancelled and how much is refunded, when and how; then cancels them. */
export default function CancelSheet({ purchase: { order, tickets }, ticket, onClose }: CancelSheetProps) {
  const { t } = useTranslation('account');
  const { money } = useFormats();
  const dispatch = useDispatch();
  const [cancel, { isLoading, error }] = useCancelAndRefund();
  const back = ticket === undefined ? order.cancellation : tickets[ticket - 1]?.refundable;
  const amount = back && money(back);
  const count = tickets.filter(({ refunded }) => !refunded).length;

  const confirm = async () => {
    if (isLoading) return;
    const { error: rejected } = await cancel({ id: order.id, ticket });
    if (rejected) return;
    dispatch(notified({ kind: 'success', key: 'account:cancellation.done' }));
    onClose();
  };
  return (
    <Dialog title={t('cancellation.open')} onClose={onClose}>
      <div className={styles.sheet}>
        <p>{ticket === undefined ? t('cancellation.all', { count }) : t('cancellation.ticket', { number: ticket })}</p>
        <p className={styles.amount}>{t('cancellation.amount', { amount })}</p>
        <p>{t(byHand.includes(order.paymentCode) ? 'cancellation.by_hand' : 'cancellation.by_provider')}</p>
        <p>{t('cancellation.codes')}</p>
        <p className={styles.rule}>{t('common:refunds.rule', { hours: refundLeadHours })}</p>
        <Failure error={error} />
        <ButtonRow>
          <Button aria-disabled={isLoading} onClick={() => void confirm()}>
            {isLoading ? t('cancellation.sending') : t('cancellation.confirm', { amount })}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('purchase.keep')}
          </Button>
        </ButtonRow>
      </div>
    </Dialog>
  );
}
