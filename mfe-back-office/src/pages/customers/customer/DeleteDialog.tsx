import type { StaffCustomer } from '@idavuelta/shared/contracts/staff';
import { useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { App, Form, Input, Modal } from 'antd';
import { linkTo } from '../../../kit/areas.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { useDeleteCustomer } from '../customers.api.ts';

/** Deletes an account of a customer who has asked for it. Whoever does it types its address. */
export function DeleteDialog({ customer, onClose }: { customer: StaffCustomer; onClose: () => void }) {
  const { t } = useTranslation('back-office/customers');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const [remove, { isLoading, error }] = useDeleteCustomer();
  const save = async ({ email }: { email: string }) => {
    const { data } = await remove({ id: customer.id, email });
    if (!data) return;
    void message.success(t('delete.done'));
    navigate(linkTo('/customers'));
  };
  return (
    <Modal
      open
      title={t('delete.open')}
      okText={t('delete.submit')}
      okButtonProps={{ htmlType: 'submit', form: 'delete', danger: true }}
      confirmLoading={isLoading}
      onCancel={onClose}
    >
      <p>{t('delete.lead')}</p>
      <Form<{ email: string }> id="delete" layout="vertical" onFinish={(values) => void save(values)}>
        <Form.Item
          name="email"
          label={t('delete.type', { email: customer.email })}
          rules={[
            {
              validator: (_, typed: string = '') =>
                typed.trim().toLowerCase() === customer.email
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('delete.other'))),
            },
          ]}
        >
          <Input type="email" autoComplete="off" />
        </Form.Item>
      </Form>
      <Failure error={error} />
    </Modal>
  );
}
