import { Modal } from 'antd';
import { FormFrame, type FormFrameProps } from './FormFrame.tsx';
import { useSave } from './useSave.ts';

interface SaveModalProps<Values extends object, Saved> extends FormFrameProps<Values, Saved> {
  title: string;
  /** On the button. */
  action: string;
  danger?: boolean;
  /** On the button that leaves it, where "cancel" may be misread. */
  leave?: string;
  onClose: () => void;
}

/** A form in a dialog, which closes when it is saved and stays open when that fails. */
export function SaveModal<Values extends object, Saved>(props: SaveModalProps<Values, Saved>) {
  const { title, name, action, danger = false, leave, onClose, onSaved } = props;
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
      cancelText={leave}
      okButtonProps={{ htmlType: 'submit', form: name, danger }}
      confirmLoading={saving.isSaving}
      onCancel={onClose}
    >
      <FormFrame {...props} saving={saving} />
    </Modal>
  );
}
