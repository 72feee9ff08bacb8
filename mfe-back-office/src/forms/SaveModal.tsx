import { useTranslation } from '@idavuelta/shared/platform';
import { Modal } from 'antd';
import { useEffect, useRef } from 'react';
import { FormFrame, type FormFrameProps } from './FormFrame.tsx';
import { useSave } from './useSave.ts';

interface SaveModalProps<Values extends object, Saved> extends FormFrameProps<Values, Saved> {
  title: string;
  /** Label of the button. */
  action: string;
  danger?: boolean;
  onClose: () => void;
}

/** A form in a dialog, whose first field has the focus; it closes once saved and stays open on failure. */
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
  const fields = useRef<HTMLDivElement>(null);
  // The dialog focuses the button that closes it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('input, textarea')?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
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
      <div ref={fields}>
        <FormFrame {...props} saving={saving} />
      </div>
    </Modal>
  );
}
