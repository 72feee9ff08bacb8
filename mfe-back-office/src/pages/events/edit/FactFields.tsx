import { eventGenres, eventType } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Card, Flex, Form, Input, Select, Spin } from 'antd';
import { lazy, Suspense } from 'react';
import { NumberField } from '../../../forms/NumberField.tsx';

// pickers load with the first event that has a last day or a stop
const DateField = lazy(async () => ({ default: (await import('../../../forms/DateField.tsx')).DateField }));

const narrow = { minWidth: '12rem' };

/** What kind of event it is, how long it lasts, and when vans and sales are. */
export function FactFields({ isRange }: { isRange: boolean }) {
  const { t } = useTranslation('back-office/events');
  const required = [{ required: true, message: t('mistakes.missing') }];
  return (
    <Card title={t('edit.facts')}>
      <Flex wrap gap="0 1rem">
        <Form.Item name="type" label={t('filters.type')} rules={required} style={narrow}>
          <Select options={Object.keys(eventType).map((value) => ({ value, label: t(`types.${value}`) }))} />
        </Form.Item>
        <Form.Item name="genre" label={t('fields.genre')} style={narrow}>
          <Select allowClear options={eventGenres.map((value) => ({ value, label: t(`genres.${value}`) }))} />
        </Form.Item>
        <Form.Item name="artist" label={t('fields.artist')} style={narrow}>
          <Input maxLength={120} />
        </Form.Item>
        <NumberField name="hours" label={t('fields.hours')} required min={0.25} max={72} decimals={2} />
        {isRange && (
          <Suspense fallback={<Spin />}>
            <DateField kind="day" name="lastDay" label={t('fields.lastDay')} required />
          </Suspense>
        )}
        <NumberField name="pickUpMinutes" label={t('fields.pickUpMinutes')} required min={0} max={1440} />
        <NumberField name="salesCloseMinutes" label={t('fields.salesCloseMinutes')} required min={0} max={10_080} />
        <NumberField
          name="longestRideMinutes"
          label={t('fields.longestRideMinutes')}
          extra={t('edit.longest_ride_help')}
          required
          min={15}
          max={300}
        />
      </Flex>
      <Form.Item name="message" label={t('fields.message')} extra={t('edit.message_help')}>
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
      <Form.List name="stops">
        {(stops, { add, remove }) => (
          <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
            <legend>{t('fields.stops')}</legend>
            {stops.map(({ key, name }) => (
              <Suspense key={key} fallback={<Spin />}>
                <Flex wrap gap="0 1rem" align="end">
                  <DateField kind="time" name={[name, 'time']} label={t('fields.time')} required />
                  <Form.Item name={[name, 'address']} label={t('fields.address')} rules={required} style={{ flex: 1 }}>
                    <Input maxLength={200} />
                  </Form.Item>
                  <Form.Item>
                    <Button onClick={() => remove(name)}>{t('edit.remove_stop')}</Button>
                  </Form.Item>
                </Flex>
              </Suspense>
            ))}
            <Button onClick={() => add({})}>{t('edit.add_stop')}</Button>
          </fieldset>
        )}
      </Form.List>
    </Card>
  );
}
