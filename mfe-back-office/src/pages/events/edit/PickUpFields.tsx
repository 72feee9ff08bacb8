import { eventFields, stopFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex, Form } from 'antd';
import { Field, Fields } from '../../../forms/Field.tsx';
import styles from './PickUpFields.module.css';

/** Edits the times of vans and sales, and the stops beside the travellers' own. */
export function PickUpFields() {
  const { t } = useTranslation('back-office/events');
  return (
    <>
      <div className={styles.times}>
        <Fields
          of={eventFields}
          names={['pickUpMinutes', 'salesCloseMinutes', 'longestRideMinutes', 'longestWalkMinutes']}
        />
      </div>
      <Form.List name="stops">
        {(stops, { add, remove }) => (
          <fieldset className={styles.stops}>
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
    </>
  );
}
