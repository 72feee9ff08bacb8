import type { StaffCustomer } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Form, Input, Modal } from 'antd';
import { Failure } from '../../../ui/Failure.tsx';
import { useBlockCustomer } from '../customers.api.ts';

/** Blocks a customer, or lets them log in again, for a reason. */
export function BlockDialog({ customer, onClose }: { customer: StaffCustomer; onClose: () => void }) {
  const { t } = useTranslation('back-office/customers');
  const { message } = App.useApp();
  const [change, { isLoading, error }] = useBlockCustomer();
  const action = customer.blocked ? 'unblock' : 'block';
  const save = async ({ reason }: { reason: string }) => {
    const { data } = await change({ id: customer.id, action, reason });
    if (!data) return;
    void message.success(t(`${action}.done`, { name: customer.name }));
    onClose();
  };
  return (
    <Modal
      open
      title={t(`${action}.open`)}
      okText={t(`${action}.open`)}
      okButtonProps={{ htmlType: 'submit', form: 'block', danger: action === 'block' }}
      confirmLoading={isLoading}
      onCancel={onClose}
    >
      <p>{t(`${action}.lead`, { name: customer.name })}</p>
      <Form<{ reason: string }> id="block" layout="vertical" onFinish={(values) => void save(values)}>
        <Form.Item
          name="reason"
          label={t('one.reason')}
          rules={[{ required: true, whitespace: true, message: t('back-office:mistakes.required') }]}
        >
          <Input.TextArea rows={3} maxLength={500} />
        </Form.Item>
      </Form>
      <Failure error={error} />
    </Modal>
  );
}
