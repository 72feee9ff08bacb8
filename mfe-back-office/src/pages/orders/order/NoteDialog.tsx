import { useTranslation } from '@idavuelta/shared/platform';
import { App, Form } from 'antd';
import { DraftNotice } from '../../../forms/DraftNotice.tsx';
import { useDraft } from '../../../forms/useDraft.ts';
import { ActionDialog, type OrderDialogProps, TextField } from './ActionDialog.tsx';
import { useAddNote } from './order-changes.api.ts';

interface Values {
  text: string;
}

/** Writes a note beside an order. */
export function NoteDialog({ order, onClose }: OrderDialogProps) {
  const { t } = useTranslation('back-office/orders');
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const draft = useDraft(form, `order-note.${order.id}`);
  const [add, { isLoading, error }] = useAddNote();
  const save = async ({ text }: Values) => {
    const { data } = await add({ id: order.id, text });
    if (!data) return;
    draft.forget();
    void message.success(t('dialogs.note.done'));
    onClose();
  };
  return (
    <ActionDialog<Values>
      form={form}
      title={t('actions_of.note')}
      lead={t('dialogs.note.lead')}
      submit={t('dialogs.note.submit')}
      loading={isLoading}
      error={error}
      onValuesChange={draft.keep}
      onSubmit={(values) => void save(values)}
      onClose={onClose}
    >
      <DraftNotice draft={draft} />
      <TextField name="text" label={t('timeline.note')} maxLength={2000} />
    </ActionDialog>
  );
}
