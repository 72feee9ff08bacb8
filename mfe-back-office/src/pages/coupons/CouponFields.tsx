import { useTranslation } from '@idavuelta/shared/platform';
import { Form, Input } from 'antd';
import { EventSelect } from '../../features/event-options/EventSelect.tsx';
import { VariantSelect } from '../../features/event-options/VariantSelect.tsx';
import { DateField } from '../../forms/DateField.tsx';
import { NumberField } from '../../forms/NumberField.tsx';

const noEvents: number[] = [];

/** What is decided of a coupon, besides its code. */
export function CouponFields() {
  const { t } = useTranslation('back-office/coupons');
  const form = Form.useFormInstance();
  const eventIds = (Form.useWatch('eventIds', form) as number[] | undefined) ?? noEvents;
  return (
    <>
      <NumberField name="percent" label={t('fields.percent')} required min={0.01} max={100} decimals={2} suffix="%" />
      <Form.Item name="note" label={t('fields.note')} extra={t('help.note')}>
        <Input maxLength={200} />
      </Form.Item>
      <DateField kind="moment" name="begins" label={t('fields.begins')} extra={t('help.begins')} />
      <DateField kind="moment" name="expires" label={t('fields.expires')} />
      <NumberField name="maxUses" label={t('fields.max_uses')} extra={t('help.max_uses')} min={1} max={1_000_000} />
      <NumberField name="maxUsesPerCustomer" label={t('fields.max_uses_per_customer')} min={1} max={1_000_000} />
      <Form.Item name="eventIds" label={t('fields.events')} extra={t('help.events')}>
        <EventSelect />
      </Form.Item>
      <Form.Item name="variantIds" label={t('fields.variants')} extra={t('help.variants')}>
        <VariantSelect eventIds={eventIds} />
      </Form.Item>
    </>
  );
}
