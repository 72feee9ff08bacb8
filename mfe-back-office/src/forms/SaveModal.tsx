import { useTranslation } from '@idavuelta/shared/platform';
import { Modal } from 'antd';
import { FormFrame, type FormFrameProps } from './FormFrame.tsx';
import { useSave } from './useSave.ts';

interface SaveModalProps<Values extends object, Saved> extends FormFrameProps<Values, Saved> {
  title: string;
  /** Label of the button. */
  action: string;
  danger?: boolean;
  onClose: () => void;
}

/** A form in a dialog, which closes once saved and stays open on failure. */
export function SaveModal<Values extends object, Saved>(props: SaveModalProps<Values, Saved>) {
  const { t } = useTranslation('common');
  const { title, name, action, danger = false, onClose, onSaved } = props;
  const saving = useSave({
    ...props,
    onSaved: (saved: Saved) => {
      onSaved?.(saved);
      onClose();
    },
  });
  return (
    <Modal
      open
      title={title}
      okText={action}
      okButtonProps={{ htmlType: 'submit', form: name, danger }}
      // "cancel" would be misread where the action cancels something
      cancelText={t('close')}
      confirmLoading={saving.isSaving}
      onCancel={onClose}
    >
      <FormFrame {...props} saving={saving} />
    </Modal>
  );
}
