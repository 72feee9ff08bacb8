import { defaultCountry } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex, Form } from 'antd';
import { CountyField } from '../AddressFields.tsx';
import styles from '../orders.module.css';
import { PassengerFactFields } from '../PassengerFactFields.tsx';
import { PickUpField } from './PickUpField.tsx';
import { useSaleEvent, useSaleProvinces, useSaleVariants } from './sale.api.ts';
import type { SaleTicket, SaleValues } from './sale.types.ts';

/** Edits the passengers of a ticket with their pick-up addresses. */
export function PassengersField({ ticket }: { ticket: number }) {
  const { t } = useTranslation('back-office/orders');
  const form = Form.useFormInstance<SaleValues>();
  const { capacity = 1 }: Partial<SaleTicket> = form.getFieldValue(['tickets', ticket]) ?? {};
  return (
    <Form.List name={[ticket, 'passengers']}>
      {(fields, { add, remove }) => (
        <>
          {fields.map(({ key, name: index }) => (
            <fieldset key={key} className={styles.passenger}>
              <legend>{t('sale.passenger', { number: index + 1 })}</legend>
              <PassengerFields ticket={ticket} passenger={index} />
              {fields.length > 1 && (
                <Button size="small" onClick={() => remove(index)}>
                  {t('sale.remove')}
                </Button>
              )}
            </fieldset>
          ))}
          {fields.length < capacity && (
            // Most passengers share a pick-up address.
            <Button onClick={() => add(sameDoor(form.getFieldValue(['tickets', ticket])))}>
              {t('sale.add_passenger')}
            </Button>
          )}
        </>
      )}
    </Form.List>
  );
}

function sameDoor({ passengers: [first] }: SaleTicket) {
  return { address: first?.address, commune_id: first?.commune_id, position: first?.position };
}

function PassengerFields({ ticket, passenger }: { ticket: number; passenger: number }) {
  const { t } = useTranslation('back-office/orders');
  const form = Form.useFormInstance<SaleValues>();
  const { data: event } = useSaleEvent(form.getFieldValue('eventSlug') as string);
  const country = event?.countryCode ?? defaultCountry;
  const { meetingPoint }: Partial<SaleTicket> = form.getFieldValue(['tickets', ticket]) ?? {};
  const counties = useCounties(ticket);
  return (
    <Flex wrap gap="0 1rem">
      <PassengerFactFields country={country} at={[passenger]} />
      {meetingPoint === undefined ? (
        <PickUpField at={['tickets', ticket, 'passengers', passenger]} country={country} counties={counties} />
      ) : (
        <Form.Item label={t('dialogs.passenger.address')}>{meetingPoint}</Form.Item>
      )}
      <CountyField name={[passenger, 'commune_id']} counties={counties} />
    </Flex>
  );
}

/** Returns the counties in which a ticket can pick up: those of its meeting point, or of the province. */
function useCounties(ticket: number) {
  const form = Form.useFormInstance<SaleValues>();
  const { eventSlug, eventDateId, date, provinceId, tickets = [] } = form.getFieldsValue(true) as SaleValues;
  const { data: event } = useSaleEvent(eventSlug);
  const { data: provinces = [] } = useSaleProvinces(event?.id);
  const { data: categories = [] } = useSaleVariants({ eventId: event?.id ?? 0, eventDateId, date });
  const variant = categories
    .flatMap(({ subCategories }) => subCategories)
    .find(({ productVariantId }) => productVariantId === tickets[ticket]?.productVariantId);
  return variant?.approach?.counties ?? provinces.find(({ id }) => id === provinceId)?.counties ?? [];
}
