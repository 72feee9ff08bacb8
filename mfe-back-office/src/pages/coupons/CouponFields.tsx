import { couponFields } from '@idavuelta/shared/contracts/staff';
import { Form } from 'antd';
import { EventSelect } from '../../features/event-options/EventSelect.tsx';
import { VariantSelect } from '../../features/event-options/VariantSelect.tsx';
import { Field, Fields } from '../../forms/Field.tsx';

const noEvents: number[] = [];

/** The fields of a coupon, except its code. */
export function CouponFields() {
  const eventIds = (Form.useWatch('eventIds') as number[] | undefined) ?? noEvents;
  return (
    <>
      <Field of={couponFields} name="percent" suffix="%" />
      <Fields of={couponFields} names={['note', 'beginsAt', 'expiresAt', 'maxUses', 'maxUsesPerCustomer']} />
      <Field of={couponFields} name="eventIds">
        <EventSelect />
      </Field>
      <Field of={couponFields} name="variantIds">
        <VariantSelect eventIds={eventIds} />
      </Field>
    </>
  );
}
