import { type EventDetail, periodicity } from '@idavuelta/shared/contracts';
import { useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { DateField } from '../../../forms/DateField.tsx';
import { useSaleEvent, useSaleEvents, useSaleProvinces } from './sale.api.ts';
import type { SaleValues } from './sale.types.ts';

/** Selects the event, departure and province. Changing one resets those that depend on it. */
export function EventFields() {
  const { t } = useTranslation('back-office/orders');
  const form = Form.useFormInstance<SaleValues>();
  const translated = useTranslated();
  const { date } = useFormats();
  const [text, setText] = useState('');
  const slug = Form.useWatch('eventSlug', form);
  const { data: found } = useSaleEvents(text);
  const { data: event } = useSaleEvent(slug);
  const { items = [] } = found ?? {};
  const listed = event && !items.some((one) => one.slug === event.slug) ? [event, ...items] : items;
  const nameOf = ({ slug: fallback, translations }: (typeof listed)[number]) =>
    translated(translations)?.name ?? fallback;
  return (
    <>
      <Form.Item
        name="eventSlug"
        label={t('list.event')}
        rules={[{ required: true, message: t('back-office:mistakes.required') }]}
      >
        <Select
          showSearch={{ filterOption: false, onSearch: setText }}
          placeholder={t('sale.find_event')}
          options={listed.map((one) => ({
            value: one.slug,
            label: [nameOf(one), date(one.startDate, 'medium', one.timeZone), one.place.city ?? one.place.name].join(
              ' · ',
            ),
          }))}
          onChange={() =>
            form.setFieldsValue({ eventDateId: undefined, date: undefined, provinceId: undefined, tickets: [] })
          }
        />
      </Form.Item>
      {event && <DepartureFields event={event} />}
    </>
  );
}

function DepartureFields({ event }: { event: EventDetail }) {
  const { t } = useTranslation('back-office/orders');
  const form = Form.useFormInstance<SaleValues>();
  const { moment: at } = useClocks();
  const { data: provinces = [] } = useSaleProvinces(event.id);
  const rules = [{ required: true, message: t('back-office:mistakes.required') }];
  const dropTickets = () => form.setFieldsValue({ tickets: [] });
  return (
    <>
      <Form.Item name="eventDateId" label={t('sale.departure')} rules={rules}>
        <Select
          options={event.calendars.map(({ id, startDate, soldOut, salesClosed }) => ({
            value: id,
            label: at(startDate, event.timeZone),
            disabled: soldOut || salesClosed,
          }))}
          onChange={dropTickets}
        />
      </Form.Item>
      {event.periodicityType === periodicity.range && (
        <DateField kind="day" name="date" label={t('sale.day')} first={event.firstOpenDay} required />
      )}
      <Form.Item name="provinceId" label={t('sale.province')} rules={rules}>
        <Select options={provinces.map(({ id, name }) => ({ value: id, label: name }))} onChange={dropTickets} />
      </Form.Item>
    </>
  );
}
