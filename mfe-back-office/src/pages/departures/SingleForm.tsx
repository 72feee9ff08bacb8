import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Form, Space } from 'antd';
import { DateField } from '../../forms/DateField.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { type AddFormProps, useAdd } from './add-form.ts';
import { type CapacityValues, PoolCapacities } from './PoolCapacities.tsx';
import { useRejectionText } from './Rejection.tsx';

interface Values {
  departures: string[];
  capacities?: CapacityValues;
}

/** Adds single departures, one or several. */
export function SingleForm({ event, onAdded }: AddFormProps) {
  const { t } = useTranslation('back-office/departures');
  const add = useAdd(event);
  return (
    <SaveForm<Values, number>
      texts="back-office/departures"
      name="single"
      initial={{ departures: [''] }}
      action={t('add.submit')}
      save={({ departures, capacities }) => add([...new Set(departures)], capacities)}
      saved={(count) => t('add.saved', { count })}
      failureOf={useRejectionText()}
      onSaved={onAdded}
    >
      <Form.List name="departures">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <Space key={key} align="end" wrap>
                <DateField
                  kind="moment"
                  timeZone={event.timeZone}
                  name={name}
                  label={t('add.departure', { number: name + 1 })}
                  required
                />
                {fields.length > 1 && (
                  <Form.Item>
                    <Button onClick={() => remove(name)} aria-label={t('add.leave_out_of', { number: name + 1 })}>
                      {t('add.leave_out')}
                    </Button>
                  </Form.Item>
                )}
              </Space>
            ))}
            <Form.Item>
              <Button onClick={() => add(undefined)}>{t('add.another')}</Button>
            </Form.Item>
          </>
        )}
      </Form.List>
      <PoolCapacities pools={event.departures[0]?.pools ?? []} />
    </SaveForm>
  );
}
