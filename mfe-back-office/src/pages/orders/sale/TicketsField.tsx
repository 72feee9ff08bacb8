import type { ProductVariant } from '@idavuelta/shared/contracts';
import { useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Button, Card, Flex, Form } from 'antd';
import styles from '../orders.module.css';
import { PassengersField } from './PassengersField.tsx';
import { SpacesField } from './SpacesField.tsx';
import { useSaleEvent, useSaleVariants } from './sale.api.ts';
import type { SaleTicket, SaleValues } from './sale.types.ts';

/** Adds tickets available for the departure and province, and edits their passengers. */
export function TicketsField() {
  const { t } = useTranslation('back-office/orders');
  const { money } = useFormats();
  const form = Form.useFormInstance<SaleValues>();
  const translated = useTranslated();
  const [slug, eventDateId, date, provinceId] = [
    Form.useWatch('eventSlug', form),
    Form.useWatch('eventDateId', form),
    Form.useWatch('date', form),
    Form.useWatch('provinceId', form),
  ];
  const { data: event } = useSaleEvent(slug);
  const { data: categories = [] } = useSaleVariants({ eventId: event?.id ?? 0, eventDateId, date });
  const variants = categories.flatMap(({ translations, subCategories }) =>
    subCategories
      .filter((variant) => variant.provinceId === provinceId)
      .map((variant) => ({
        variant,
        name: [translated(translations)?.name, translated(variant.translations)?.name].filter(Boolean).join(' · '),
      })),
  );
  return (
    <Form.List
      name="tickets"
      rules={[
        {
          validator: (_, tickets: SaleTicket[] = []) =>
            tickets.length > 0 ? Promise.resolve() : Promise.reject(new Error(t('sale.no_tickets'))),
        },
      ]}
    >
      {(fields, { add, remove }, { errors }) => (
        <Form.Item label={t('list.tickets')}>
          <Flex wrap gap="small">
            {variants.map(({ variant, name }) => (
              <Button
                key={variant.productVariantId}
                className={styles.add}
                disabled={variant.stock === 0}
                onClick={() => add(newTicket(variant, name))}
              >
                {t('sale.add_ticket', { name, price: money(variant.charge), stock: variant.stock })}
              </Button>
            ))}
          </Flex>
          {fields.map(({ key, name: index }) => (
            <TicketCard key={key} index={index} onRemove={() => remove(index)} />
          ))}
          <Form.ErrorList errors={errors} />
        </Form.Item>
      )}
    </Form.List>
  );
}

const newTicket = (variant: ProductVariant, name: string): SaleTicket => ({
  productVariantId: variant.productVariantId,
  placeId: variant.placeId,
  name,
  capacity: variant.capacity,
  meetingPoint: variant.approach?.address,
  passengers: [{}],
});

function TicketCard({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { t } = useTranslation('back-office/orders');
  const form = Form.useFormInstance<SaleValues>();
  const { name = '' } = form.getFieldValue(['tickets', index]) ?? {};
  const title = t('ticket.title', { number: index + 1, name });
  return (
    <Card
      size="small"
      title={title}
      extra={
        <Button size="small" aria-label={t('sale.remove_ticket', { name: title })} onClick={onRemove}>
          {t('sale.remove')}
        </Button>
      }
    >
      <PassengersField ticket={index} />
      <SpacesField ticket={index} />
    </Card>
  );
}
