import type { RouteParams } from '@idavuelta/shared/contracts';
import type { StaffAccount, StaffCustomer } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { Link, useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Descriptions, Flex, Space, Spin } from 'antd';
import { ChangeList } from '../../../features/changes/ChangeList.tsx';
import { Contact } from '../../../features/contacts/Contact.tsx';
import { useCustomer } from '../../../features/customers/customers.api.ts';
import { linkTo } from '../../../kit/areas.ts';
import { OfficePage } from '../../../kit/OfficePage.tsx';
import { useThing } from '../../../kit/useThing.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { CustomerState } from '../CustomerState.tsx';
import styles from '../customers.module.css';
import { CustomerActions } from './CustomerActions.tsx';
import { CustomerOrders } from './CustomerOrders.tsx';

/** Shows a customer with orders and account history. */
export default function CustomerPage({ params: { id = '' } }: { params: RouteParams }) {
  return <OfficePage path="/customers/:id">{(account) => <Customer id={Number(id)} account={account} />}</OfficePage>;
}

function Customer({ id, account: { permissions } }: { id: number; account: StaffAccount }) {
  const { t } = useTranslation('back-office/customers');
  const { data: customer, error } = useCustomer(id);
  useThing(customer?.name);
  return (
    <>
      <Flex wrap gap="small" justify="space-between" className={styles.toolbar}>
        <Link to={linkTo('/customers')}>{t('one.all')}</Link>
        <Space wrap>
          {customer && permissions.includes('customers.change') && <CustomerActions customer={customer} />}
        </Space>
      </Flex>
      <Failure error={error} />
      {!customer && !error && <Spin />}
      {customer && (
        <>
          <Facts customer={customer} />
          {permissions.includes('orders.read') && <CustomerOrders customerId={id} />}
          {permissions.includes('audit.read') && (
            <>
              <h2 className={styles.section}>{t('back-office:changes.of_this')}</h2>
              <ChangeList subject={`customer:${id}`} />
            </>
          )}
        </>
      )}
    </>
  );
}

function Facts({ customer }: { customer: StaffCustomer }) {
  const { t } = useTranslation('back-office/customers');
  const { date } = useFormats();
  const { name, email, phone, country, since } = customer;
  return (
    <Descriptions
      bordered
      size="small"
      column={{ xs: 1, lg: 2 }}
      items={[
        { key: 'name', label: t('back-office:fields.name'), children: name },
        { key: 'state', label: t('back-office:fields.state'), children: <CustomerState customer={customer} /> },
        {
          key: 'email',
          label: t('back-office:fields.email'),
          children: (
            <Contact value={email}>
              <a href={`mailto:${email}`}>{email}</a>
            </Contact>
          ),
        },
        {
          key: 'phone',
          label: t('list.phone'),
          children: (
            <Contact value={phone}>
              <a href={`tel:${phone}`}>{phone}</a>
            </Contact>
          ),
        },
        { key: 'country', label: t('list.country'), children: t(`back-office:countries.${country}`) },
        { key: 'since', label: t('list.since'), children: date(since, 'medium', deviceZone()) },
      ]}
    />
  );
}
