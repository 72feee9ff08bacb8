import { outageFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Form } from 'antd';
import { DateField } from '../../forms/DateField.tsx';
import { Field } from '../../forms/Field.tsx';
import styles from './fleet.module.css';

/** Edits the days on which a vehicle is out of service, with the reason. */
export function OutageFields() {
  const { t } = useTranslation('back-office/fleet');
  return (
    <Form.List name="outages">
      {(outages, { add, remove }) => (
        <div className={styles.stack}>
          {outages.map(({ key, name }) => (
            <fieldset key={key} className={styles.outage} aria-label={t('outages.one', { number: name + 1 })}>
              <Field of={outageFields} at={[name]} name="from" />
              <DateField
                kind="day"
                name={[name, 'until']}
                label={t('fields.until')}
                required
                dependencies={[['outages', name, 'from']]}
                rules={[
                  ({ getFieldValue }) => ({
                    validator: (_, until?: string) =>
                      until && until < (getFieldValue(['outages', name, 'from']) ?? '')
                        ? Promise.reject(new Error(t('mistakes.order')))
                        : Promise.resolve(),
                  }),
                ]}
              />
              <Field of={outageFields} at={[name]} name="reason" className={styles.reason} />
              <Button aria-label={t('outages.remove_one', { number: name + 1 })} onClick={() => remove(name)}>
                {t('outages.remove')}
              </Button>
            </fieldset>
          ))}
          <div>
            <Button disabled={outages.length >= 50} onClick={() => add({})}>
              {t('outages.add')}
            </Button>
          </div>
        </div>
      )}
    </Form.List>
  );
}
