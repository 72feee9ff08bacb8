import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Alert, Button, Flex, Form, Select } from 'antd';
import { useState } from 'react';
import { useCustomer, useCustomers } from '../../../features/customers/customers.api.ts';
import { NewCustomerDrawer } from '../../../features/customers/NewCustomerDrawer.tsx';
import { linkTo } from '../../../kit/areas.ts';
import styles from '../orders.module.css';
import type { SaleValues } from './sale.types.ts';

/** A form field for the buyer: an existing customer or a new one. */
export function CustomerField() {
  const { t } = useTranslation('back-office/orders');
  const form = Form.useFormInstance<SaleValues>();
  const chosen = Form.useWatch('customerId', form);
  const [text, setText] = useState('');
  const [making, setMaking] = useState(false);
  const { data } = useCustomers({ text }, { skip: text.trim().length < 2 });
  const found = data?.items ?? [];
  const { data: customer } = useCustomer(chosen ?? 0, { skip: !chosen });
  const listed = customer && !found.some(({ id }) => id === customer.id) ? [customer, ...found] : found;
  return (
    <>
      <Flex gap="small" align="end" wrap>
        <Form.Item
          name="customerId"
          label={t('sale.customer')}
          className={styles.grows}
          rules={[{ required: true, message: t('back-office:mistakes.required') }]}
        >
          <Select
            showSearch={{ filterOption: false, onSearch: setText }}
            placeholder={t('sale.find_customer')}
            options={listed.map(({ id, name, email, blocked }) => ({
              value: id,
              label: [name, email, blocked && t('sale.blocked')].filter(Boolean).join(' · '),
            }))}
          />
        </Form.Item>
        <Form.Item>
          <Button onClick={() => setMaking(true)}>{t('sale.new_customer')}</Button>
        </Form.Item>
      </Flex>
      {customer?.blocked && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('sale.blocked_title', { name: customer.name })}
          description={t('sale.blocked_help')}
          action={<Link to={linkTo('/customers/:id', customer.id)}>{t('sale.blocked_why')}</Link>}
          className={styles.notice}
        />
      )}
      {making && (
        <NewCustomerDrawer
          onClose={() => setMaking(false)}
          onMade={({ id }) => {
            form.setFieldsValue({ customerId: id });
            setMaking(false);
          }}
        />
      )}
    </>
  );
}
