import { orderNoteFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Field } from '../../../forms/Field.tsx';
import { SaveModal } from '../../../forms/SaveModal.tsx';
import { useAddNote } from './order-changes.api.ts';
import type { OrderDialogProps } from './order-dialog.types.ts';

export function NoteDialog({ order: { id }, onClose }: OrderDialogProps) {
  const { t } = useTranslation('back-office/orders');
  const [add] = useAddNote();
  return (
    <SaveModal<{ text: string }, object>
      texts="back-office/orders"
      name="note"
      title={t('actions_of.note')}
      action={t('dialogs.note.submit')}
      draft={`order-note.${id}`}
      save={({ text }) => add({ id, text })}
      saved={() => t('dialogs.note.done')}
      onClose={onClose}
    >
      <p>{t('dialogs.note.lead')}</p>
      <Field of={orderNoteFields} name="text" label={t('timeline.note')} />
    </SaveModal>
  );
}
