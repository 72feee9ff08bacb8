import type { StaffCustomer } from '@idavuelta/shared/contracts/staff';
import { useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { Form, Input } from 'antd';
import { SaveModal } from '../../../forms/SaveModal.tsx';
import { linkTo } from '../../../kit/areas.ts';
import { useDeleteCustomer } from '../customers.api.ts';

/** Deletes an account at the customer's request. Staff type its e-mail address to confirm. */
export function DeleteDialog({ customer, onClose }: { customer: StaffCustomer; onClose: () => void }) {
  const { t } = useTranslation('back-office/customers');
  const navigate = useNavigate();
  const [remove] = useDeleteCustomer();
  return (
    <SaveModal<{ email: string }, object>
      texts="back-office/customers"
      name="delete"
      title={t('delete.open')}
      action={t('delete.submit')}
      danger
      save={({ email }) => remove({ id: customer.id, email })}
      saved={() => t('delete.done')}
      onSaved={() => navigate(linkTo('/customers'))}
      onClose={onClose}
    >
      <p>{t('delete.lead')}</p>
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
    </SaveModal>
  );
}
