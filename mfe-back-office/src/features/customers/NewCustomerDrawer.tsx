import { type CountryCode, defaultCountry, languageNames, languages } from '@idavuelta/shared/contracts';
import type { NewCustomer, StaffCustomer } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Drawer, Form, Input, Select } from 'antd';
import { useEffect } from 'react';
import { DraftNotice } from '../../forms/DraftNotice.tsx';
import { showFieldErrors } from '../../forms/field-errors.ts';
import { PhoneInput } from '../../forms/PhoneInput.tsx';
import { useDraft } from '../../forms/useDraft.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useAddCustomer } from './customers.api.ts';

const countries: CountryCode[] = ['PE', 'CL', 'ES'];

interface NewCustomerDrawerProps {
  onMade: (customer: StaffCustomer) => void;
  onClose: () => void;
}

/** Makes an account for somebody on the telephone, who gets the mail that sets a password. */
export function NewCustomerDrawer({ onMade, onClose }: NewCustomerDrawerProps) {
  const { t } = useTranslation('back-office');
  const { message } = App.useApp();
  const [form] = Form.useForm<NewCustomer>();
  const country = Form.useWatch('countryCode', form) ?? defaultCountry;
  const draft = useDraft(form, 'customer.new');
  const [add, { isLoading, error }] = useAddCustomer();
  useEffect(() => {
    showFieldErrors(form, error, (reason) => t(reason === 'phone' ? 'mistakes.phone' : 'mistakes.required'));
  }, [form, error, t]);

  const save = async (values: NewCustomer) => {
    const { data } = await add(values);
    if (!data) return;
    draft.forget();
    void message.success(t('new_customer.made', { email: data.email }));
    onMade(data);
  };
  const rules = [{ required: true, whitespace: true, message: t('mistakes.required') }];
  return (
    <Drawer title={t('new_customer.title')} open onClose={onClose}>
      <p>{t('new_customer.lead')}</p>
      <DraftNotice draft={draft} />
      <Form<NewCustomer>
        form={form}
        name="customer"
        layout="vertical"
        initialValues={{ countryCode: 'PE', language: 'es_PE' }}
        onValuesChange={draft.keep}
        onFinish={(values) => void save(values)}
      >
        <Form.Item name="firstName" label={t('new_customer.first_name')} rules={rules}>
          <Input autoComplete="off" maxLength={100} />
        </Form.Item>
        <Form.Item name="lastName" label={t('new_customer.last_name')} rules={rules}>
          <Input autoComplete="off" maxLength={100} />
        </Form.Item>
        <Form.Item
          name="email"
          label={t('fields.email')}
          rules={[{ required: true, type: 'email', message: t('mistakes.email') }]}
        >
          <Input type="email" autoComplete="off" />
        </Form.Item>
        <Form.Item name="countryCode" label={t('new_customer.country')}>
          <Select options={countries.map((value) => ({ value, label: t(`countries.${value}`) }))} />
        </Form.Item>
        <Form.Item name="phoneNumber" label={t('new_customer.phone')} rules={rules}>
          <PhoneInput from={country} />
        </Form.Item>
        <Form.Item name="language" label={t('fields.language')}>
          <Select options={languages.map((value) => ({ value, label: languageNames[value] }))} />
        </Form.Item>
        <Failure error={error} />
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {t('new_customer.submit')}
        </Button>
      </Form>
    </Drawer>
  );
}
