import type { ApiProblem } from '@idavuelta/shared/platform';
import { useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Form, Input, Radio } from 'antd';
import { useEffect, useState } from 'react';
import { DraftNotice } from '../../../forms/drafts/DraftNotice.tsx';
import { useDraft } from '../../../forms/drafts/useDraft.ts';
import { linkTo } from '../../../kit/areas.ts';
import { Failure } from '../../../ui/Failure.tsx';
import styles from '../orders.module.css';
import { CustomerField } from './CustomerField.tsx';
import { EventFields } from './EventFields.tsx';
import { SalePrice } from './SalePrice.tsx';
import { usePrice, useSaleEvent, useSell } from './sale.api.ts';
import type { SaleValues } from './sale.types.ts';
import { orderOf, pathOf } from './sale-order.ts';
import { TaxBuyerField } from './TaxBuyerField.tsx';
import { TicketsField } from './TicketsField.tsx';
import { WithdrawalNote } from './WithdrawalNote.tsx';

const payments = ['transferencia', 'enlace', 'efectivo'] as const;

/** Enters a sale, shows the price calculated by the server, then places the order. */
export function SaleForm() {
  const { t } = useTranslation('back-office/orders');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const [form] = Form.useForm<SaleValues>();
  const draft = useDraft(form, { name: 'order.sale', title: t('sale.title') });
  const [price, priced] = usePrice();
  const [sell, sold] = useSell();
  // Idempotency key of the priced order: a double click sells once; a changed order gets a new key.
  const [key, setKey] = useState<string>();
  const { data: event } = useSaleEvent(Form.useWatch('eventSlug', form));
  const error = sold.error ?? priced.error;
  useEffect(() => {
    const { errors = [] } = (error ?? {}) as Partial<ApiProblem>;
    form.setFields(
      errors.map(({ field }) => {
        // nobody is named yet: there is no field but the choice
        const isUnnamed = field.startsWith('taxBuyer.') && !form.getFieldValue(['taxBuyer', 'kind']);
        return {
          name: pathOf(isUnnamed ? 'taxBuyer.kind' : field) as never,
          errors: [t(isUnnamed ? 'back-office:mistakes.required' : 'dialogs.passenger.wrong')],
        };
      }),
    );
  }, [form, error, t]);

  const fetchPrice = async (values: SaleValues) => {
    sold.reset();
    const { data } = await price(orderOf(values));
    if (data) setKey(crypto.randomUUID());
  };
  const placeOrder = async () => {
    if (!key) return;
    const { data } = await sell({ order: orderOf(form.getFieldsValue(true)), key });
    if (!data) return;
    draft.remove();
    void message.success(t(data.state === 'paid' ? 'sale.paid' : 'sale.placed'));
    navigate(linkTo('/orders/:id', data.orderId));
  };
  return (
    <>
      <DraftNotice draft={draft} />
      <Form<SaleValues>
        form={form}
        name="sale"
        layout="vertical"
        className={styles.filters}
        initialValues={{ paymentCode: 'transferencia' }}
        onValuesChange={() => {
          draft.save();
          // The priced order has changed.
          setKey(undefined);
        }}
        onFinish={() => void fetchPrice(form.getFieldsValue(true))}
      >
        <CustomerField />
        <EventFields />
        <TicketsField />
        <Form.Item name="discountCode" label={t('sale.coupon')}>
          <Input maxLength={50} autoComplete="off" />
        </Form.Item>
        <TaxBuyerField />
        <Form.Item name="paymentCode" label={t('sale.payment')}>
          <Radio.Group vertical options={payments.map((value) => ({ value, label: t(`sale.payments.${value}`) }))} />
        </Form.Item>
        <Failure error={error} />
        <Button htmlType="submit" type={key ? 'default' : 'primary'} loading={priced.isLoading}>
          {t('sale.ask_price')}
        </Button>
      </Form>
      {key && priced.data && <WithdrawalNote country={event?.countryCode} />}
      {key && priced.data && (
        <SalePrice
          price={priced.data}
          payment={form.getFieldValue('paymentCode')}
          loading={sold.isLoading}
          onSell={() => void placeOrder()}
        />
      )}
    </>
  );
}
