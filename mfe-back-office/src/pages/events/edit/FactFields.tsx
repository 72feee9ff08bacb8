import { eventGenres, eventType } from '@idavuelta/shared/contracts';
import { eventFields, stopFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Card, Flex, Form, Select } from 'antd';
import { Field, Fields } from '../../../forms/Field.tsx';

const narrow = { minWidth: '12rem' };

/** Edits the kind of event, its duration, and the times of vans and sales. */
export function FactFields({ isRange }: { isRange: boolean }) {
  const { t } = useTranslation('back-office/events');
  return (
    <Card title={t('edit.facts')}>
      <Flex wrap gap="0 1rem">
        <Field of={eventFields} name="type" label={t('filters.type')} style={narrow}>
          <Select options={Object.keys(eventType).map((value) => ({ value, label: t(`types.${value}`) }))} />
        </Field>
        <Field of={eventFields} name="genre" style={narrow}>
          <Select allowClear options={eventGenres.map((value) => ({ value, label: t(`genres.${value}`) }))} />
        </Field>
        <Field of={eventFields} name="artist" style={narrow} />
        <Field of={eventFields} name="hours" />
        {isRange && <Field of={eventFields} name="lastDay" />}
        <Fields
          of={eventFields}
          names={['pickUpMinutes', 'salesCloseMinutes', 'longestRideMinutes', 'longestWalkMinutes']}
        />
      </Flex>
      <Field of={eventFields} name="message" />
      <Form.List name="stops">
        {(stops, { add, remove }) => (
          <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
            <legend>{t('fields.stops')}</legend>
            {stops.map(({ key, name }) => (
              <Flex key={key} wrap gap="0 1rem" align="end">
                <Field of={stopFields} at={[name]} name="time" />
                <Field of={stopFields} at={[name]} name="address" style={{ flex: 1 }} />
                <Form.Item>
                  <Button onClick={() => remove(name)}>{t('edit.remove_stop')}</Button>
                </Form.Item>
              </Flex>
            ))}
            <Button onClick={() => add({})}>{t('edit.add_stop')}</Button>
          </fieldset>
        )}
      </Form.List>
    </Card>
  );
}
