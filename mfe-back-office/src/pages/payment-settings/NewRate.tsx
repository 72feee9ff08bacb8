import type { CurrentRate, NewExchangeRate } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Form, Input, Select } from 'antd';
import { showFieldErrors } from '../../forms/field-errors.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useSetRate } from './payment-settings.api.ts';

/** Sets a rate from now on, once one has read it beside the one before. */
export function NewRate({ rates }: { rates: CurrentRate[] }) {
  const { t } = useTranslation('back-office/payment-settings');
  const { message, modal } = App.useApp();
  const [form] = Form.useForm<NewExchangeRate>();
  const [setRate, { isLoading, error }] = useSetRate();
  const save = async (values: NewExchangeRate) => {
    const { data, error: problem } = await setRate(values);
    showFieldErrors(form, problem, (reason) => t(`mistakes.${reason}`));
    if (!data) return;
    form.resetFields();
    void message.success(t('rates.done', { ...values }));
  };
  const ask = ({ currency, rate }: NewExchangeRate) => {
    const before = rates.find((known) => known.currency === currency)?.rate;
    modal.confirm({
      title: t('rates.ask', { currency, rate }),
      content: before ? t('rates.before', { currency, rate: before }) : t('rates.first'),
      okText: t('rates.set'),
      onOk: () => save({ currency, rate }),
    });
  };
  const required = { required: true, message: t('back-office:mistakes.required') };
  return (
    <Form<NewExchangeRate> form={form} name="rate" layout="inline" onFinish={ask}>
      <Form.Item name="currency" label={t('fields.currency')} rules={[required]}>
        <Select options={rates.map(({ currency }) => ({ value: currency, label: currency }))} />
      </Form.Item>
      <Form.Item
        name="rate"
        label={t('fields.rate')}
        normalize={(typed: string) => typed.replace(',', '.').trim()}
        rules={[required, { pattern: /^\d{1,9}(\.\d{1,9})?$/, message: t('mistakes.rate') }]}
      >
        <Input inputMode="decimal" maxLength={19} autoComplete="off" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {t('rates.set')}
      </Button>
      <Failure error={error} />
    </Form>
  );
}
