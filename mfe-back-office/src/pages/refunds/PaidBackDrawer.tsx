import { formatMoney } from '@idavuelta/shared/contracts/money';
import { type PaidBack, paidBackFields, type RefundByHand } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Drawer } from 'antd';
import { Fields } from '../../forms/Field.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { useRecordPaidBack } from './refunds.api.ts';

/** Records the date of a manual refund and the bank's reference. */
export function PaidBackDrawer({ refund, onClose }: { refund: RefundByHand; onClose: () => void }) {
  const { t } = useTranslation('back-office/refunds');
  const [record] = useRecordPaidBack();
  const facts = { amount: formatMoney(refund.amount), number: refund.number };
  return (
    <Drawer title={t('pay.title', facts)} open onClose={onClose}>
      <p>{t('pay.lead')}</p>
      <SaveForm<PaidBack, RefundByHand>
        texts="back-office/refunds"
        name="paid-back"
        action={t('pay.action')}
        save={(values) => record({ ...values, id: refund.id })}
        saved={() => t('pay.done', facts)}
        onSaved={onClose}
      >
        <Fields of={paidBackFields} names={['on', 'reference']} />
      </SaveForm>
    </Drawer>
  );
}
