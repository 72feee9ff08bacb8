import { useTranslation } from '@idavuelta/shared/platform';
import { Form, Input, Modal } from 'antd';
import { Failure } from '../ui/Failure.tsx';

interface NoteModalProps {
  title: string;
  /** What the note says. */
  label: string;
  /** On the button. */
  action: string;
  isLoading: boolean;
  error: unknown;
  onSave: (note: string) => void;
  onClose: () => void;
}

/** Asks for a note before something is done that cannot be taken back. */
export function NoteModal({ title, label, action, isLoading, error, onSave, onClose }: NoteModalProps) {
  const { t } = useTranslation('back-office');
  const [form] = Form.useForm<{ note: string }>();
  return (
    <Modal open title={title} okText={action} confirmLoading={isLoading} onOk={form.submit} onCancel={onClose}>
      <Form form={form} name="note" layout="vertical" onFinish={({ note }) => onSave(note)}>
        <Form.Item
          name="note"
          label={label}
          rules={[{ required: true, whitespace: true, message: t('mistakes.required') }]}
        >
          <Input.TextArea maxLength={500} rows={3} />
        </Form.Item>
      </Form>
      <Failure error={error} />
    </Modal>
  );
}
