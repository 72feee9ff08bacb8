import { useTranslation } from '@idavuelta/shared/platform';
import { Form, Input, InputNumber } from 'antd';
import { EventSelect } from '../../features/event-options/EventSelect.tsx';
import { VariantSelect } from '../../features/event-options/VariantSelect.tsx';
import { WallTimeField } from '../../forms/pickers.tsx';

const noEvents: number[] = [];

/** What is decided of a coupon, besides its code. */
export function CouponFields() {
  const { t } = useTranslation('back-office/coupons');
  const form = Form.useFormInstance();
  const eventIds = (Form.useWatch('eventIds', form) as number[] | undefined) ?? noEvents;
  const required = { required: true, message: t('back-office:mistakes.required') };
  return (
    <>
      <Form.Item name="percent" label={t('fields.percent')} rules={[required]}>
        <InputNumber min={0.01} max={100} precision={2} suffix="%" decimalSeparator="," />
      </Form.Item>
      <Form.Item name="note" label={t('fields.note')} extra={t('help.note')}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="begins" label={t('fields.begins')} extra={t('help.begins')}>
        <WallTimeField />
      </Form.Item>
      <Form.Item name="expires" label={t('fields.expires')}>
        <WallTimeField />
      </Form.Item>
      <Form.Item name="maxUses" label={t('fields.max_uses')} extra={t('help.max_uses')}>
        <InputNumber min={1} max={1_000_000} precision={0} />
      </Form.Item>
      <Form.Item name="maxUsesPerCustomer" label={t('fields.max_uses_per_customer')}>
        <InputNumber min={1} max={1_000_000} precision={0} />
      </Form.Item>
      <Form.Item name="eventIds" label={t('fields.events')} extra={t('help.events')}>
        <EventSelect />
      </Form.Item>
      <Form.Item name="variantIds" label={t('fields.variants')} extra={t('help.variants')}>
        <VariantSelect eventIds={eventIds} />
      </Form.Item>
    </>
  );
}
