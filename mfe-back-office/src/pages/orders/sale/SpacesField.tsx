import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Flex, Form, Select } from 'antd';
import { useSaleEvent, useSaleVariants } from './sale.api.ts';
import type { SaleTicket, SaleValues } from './sale.types.ts';

/** What a ticket needs beside seats; shows nothing where the event offers nothing. */
export function SpacesField({ ticket }: { ticket: number }) {
  const { t } = useTranslation('back-office/orders');
  const { money } = useFormats();
  const form = Form.useFormInstance<SaleValues>();
  const { eventSlug, eventDateId, date } = form.getFieldsValue(true) as SaleValues;
  const { data: event } = useSaleEvent(eventSlug);
  const { data: categories = [] } = useSaleVariants({ eventId: event?.id ?? 0, eventDateId, date });
  const { productVariantId, capacity = 1 }: Partial<SaleTicket> = form.getFieldValue(['tickets', ticket]) ?? {};
  const category = categories.find(({ subCategories }) =>
    subCategories.some((variant) => variant.productVariantId === productVariantId),
  );
  if (!category?.spaces) return null;
  return (
    <Flex wrap gap="0 1rem">
      {category.spaces.map(({ kind, charge, left }) => (
        <Form.Item
          key={kind}
          name={[ticket, 'spaces', kind]}
          label={t('sale.space', {
            kind: t(`spaces.${kind}`),
            price: charge.amount ? money(charge) : t('sale.space_free'),
            left,
          })}
        >
          <Select
            allowClear
            options={Array.from({ length: Math.min(capacity, left) + 1 }, (_, value) => ({ value, label: value }))}
          />
        </Form.Item>
      ))}
    </Flex>
  );
}
