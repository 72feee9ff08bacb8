import { type OpenBankRow, reasonFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Field } from '../../forms/Field.tsx';
import { SaveModal } from '../../forms/SaveModal.tsx';
import { offerUndo } from '../../kit/undo/undo-store.ts';
import { useDismissBankRow, useReopenBankRow } from './transfers.api.ts';

/** Dismisses a row that was handled by other means. */
export function DismissModal({ row, onClose }: { row: OpenBankRow; onClose: () => void }) {
  const { t } = useTranslation('back-office/transfers');
  const [dismiss] = useDismissBankRow();
  const [reopen] = useReopenBankRow();
  return (
    <SaveModal<{ note: string }, unknown>
      texts="back-office/transfers"
      name="dismissal"
      title={t('rows.dismiss_title')}
      action={t('rows.dismiss')}
      save={({ note }) => dismiss({ id: row.id, note })}
      saved={() => undefined}
      onSaved={() => offerUndo({ text: t('rows.dismissed'), undo: () => reopen(row.id) })}
      onClose={onClose}
    >
      <Field of={reasonFields} name="note" />
    </SaveModal>
  );
}
