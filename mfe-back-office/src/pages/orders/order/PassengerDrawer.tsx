import type { StaffOrder, StaffTicket } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Drawer, Form, Input, Select } from 'antd';
import { useEffect } from 'react';
import { showFieldErrors } from '../../../forms/field-errors.ts';
import { PhoneInput } from '../../../forms/PhoneInput.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { useChangePassenger } from './order-changes.api.ts';

interface PassengerDrawerProps {
  order: StaffOrder;
  ticket: StaffTicket;
  /** Counted from 1. */
  passenger: number;
  onClose: () => void;
}

interface Values {
  name: string;
  email: string;
  phone: string;
  address: { address: string; commune_id: number };
}

/** Changes who travels on a ticket, or from where, by the rule of the buyer's own page. */
export function PassengerDrawer({ order, ticket, passenger, onClose }: PassengerDrawerProps) {
  const { t } = useTranslation('back-office/orders');
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const [change, { isLoading, error }] = useChangePassenger();
  const before = ticket.passengers[passenger - 1];
  const stop = ticket.addresses.find(({ address }) => address === before?.passengerAddress);
  useEffect(() => {
    const textOf = (reason: string) => t(reason === 'max' ? 'dialogs.passenger.full' : 'dialogs.passenger.wrong');
    showFieldErrors(form, error, textOf);
  }, [form, error, t]);

  const save = async ({ address, ...facts }: Values) => {
    const moved = address && (address.address !== stop?.address || address.commune_id !== stop?.countyId);
    const { data } = await change({
      id: order.id,
      ticket: ticket.number,
      passenger,
      ...facts,
      ...(moved && { address }),
    });
    if (!data) return;
    void message.success(t('dialogs.passenger.done'));
    onClose();
  };
  const rules = [{ required: true, whitespace: true, message: t('back-office:mistakes.required') }];
  return (
    <Drawer title={t('dialogs.passenger.title', { name: before?.name })} open onClose={onClose}>
      <p>{t('dialogs.passenger.lead')}</p>
      <Form<Values>
        form={form}
        name="passenger"
        layout="vertical"
        initialValues={{ ...before, address: { address: stop?.address, commune_id: stop?.countyId } }}
        onFinish={(values) => void save(values)}
      >
        <Form.Item name="name" label={t('back-office:fields.name')} rules={rules}>
          <Input maxLength={120} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="email"
          label={t('back-office:fields.email')}
          rules={[{ required: true, type: 'email', message: t('back-office:mistakes.email') }]}
        >
          <Input type="email" autoComplete="off" />
        </Form.Item>
        <Form.Item name="phone" label={t('dialogs.passenger.phone')} rules={rules}>
          <PhoneInput from={order.country} />
        </Form.Item>
        {ticket.meetingPoint === undefined && <AddressFields ticket={ticket} />}
        <Failure error={error} />
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {t('dialogs.passenger.submit')}
        </Button>
      </Form>
    </Drawer>
  );
}

function AddressFields({ ticket: { counties, stops } }: { ticket: StaffTicket }) {
  const { t } = useTranslation('back-office/orders');
  const message = t('back-office:mistakes.required');
  return (
    <>
      <Form.Item
        name={['address', 'address']}
        label={t('dialogs.passenger.address')}
        extra={t('dialogs.passenger.stops', { count: stops })}
        rules={[{ required: true, whitespace: true, message }]}
      >
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name={['address', 'commune_id']}
        label={t('dialogs.passenger.county')}
        rules={[{ required: true, message }]}
      >
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={counties.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
    </>
  );
}
