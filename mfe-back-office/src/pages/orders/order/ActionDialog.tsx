import type { StaffOrder } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Form, type FormProps, Input, Modal } from 'antd';
import { type ReactNode, useId } from 'react';
import { Failure } from '../../../ui/Failure.tsx';

/** What each dialog about an order gets. */
export interface OrderDialogProps {
  order: StaffOrder;
  onClose: () => void;
}

interface ActionDialogProps<Values extends object>
  extends Pick<FormProps<Values>, 'form' | 'initialValues' | 'onValuesChange'> {
  title: string;
  /** What will happen, before it is done. */
  lead: ReactNode;
  submit: string;
  danger?: boolean;
  loading: boolean;
  error: unknown;
  onSubmit: (values: Values) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Says what will be done, asks for what it needs, and does it. It stays open when that fails. */
export function ActionDialog<Values extends object>(props: ActionDialogProps<Values>) {
  const { title, lead, submit, danger, loading, error, onSubmit, onClose, children, ...form } = props;
  const { t } = useTranslation('back-office/orders');
  const id = useId();
  return (
    <Modal
      open
      title={title}
      okText={submit}
      okButtonProps={{ htmlType: 'submit', form: id, danger }}
      cancelText={t('actions_of.close')}
      confirmLoading={loading}
      onCancel={onClose}
    >
      <Form<Values> {...form} id={id} layout="vertical" requiredMark={false} onFinish={onSubmit}>
        <p>{lead}</p>
        {children}
        <Failure error={error} />
      </Form>
    </Modal>
  );
}

/** Why something is done, for the record. */
export function ReasonField() {
  const { t } = useTranslation('back-office');
  return <TextField name="reason" label={t('back-office/orders:dialogs.reason')} maxLength={500} />;
}

/** A field for some lines of text that must be there. */
export function TextField({ name, label, maxLength }: { name: string; label: string; maxLength: number }) {
  const { t } = useTranslation('back-office');
  return (
    <Form.Item
      name={name}
      label={label}
      rules={[{ required: true, whitespace: true, message: t('mistakes.required') }]}
    >
      <Input.TextArea rows={3} maxLength={maxLength} />
    </Form.Item>
  );
}
