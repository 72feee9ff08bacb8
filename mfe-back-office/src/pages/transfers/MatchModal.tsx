import { bankRowMatchFields, type OpenBankRow, type SettledBankRow } from '@idavuelta/shared/contracts/staff';
import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { Field } from '../../forms/Field.tsx';
import { SaveModal } from '../../forms/SaveModal.tsx';
import { useConfirmMatch } from './useConfirmMatch.ts';

/** Matches a row to an order. */
export function MatchModal({ row, onClose }: { row: OpenBankRow; onClose: () => void }) {
  const { t } = useTranslation('back-office/transfers');
  const { confirmMatch, matched } = useConfirmMatch();
  return (
    <SaveModal<{ order: string }, SettledBankRow>
      texts="back-office/transfers"
      name="match"
      title={t('rows.match_title')}
      action={t('rows.match')}
      initial={{ order: row.order }}
      save={({ order }) => confirmMatch(row, order)}
      saved={matched}
      failureOf={(error) => {
        const reason = (error as ApiProblem | undefined)?.errors?.[0]?.reason;
        return reason && t(`rows.rejected.${reason}`);
      }}
      onClose={onClose}
    >
      <Field of={bankRowMatchFields} name="order" label={t('fields.order_number')} />
    </SaveModal>
  );
}
