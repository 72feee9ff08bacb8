import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Form, Space } from 'antd';
import { DateField } from '../../forms/DateField.tsx';
import type { AddFormProps } from './add-form.ts';
import { type CapacityValues, capacitiesOf, PoolCapacities } from './PoolCapacities.tsx';

interface Values {
  departures: (string | undefined)[];
  capacities?: CapacityValues;
}

/** One departure, or several. */
export function SingleForm({ event, isSaving, onAdd }: AddFormProps) {
  const { t } = useTranslation('back-office/departures');
  const [form] = Form.useForm<Values>();
  const save = ({ departures, capacities }: Values) =>
    onAdd([...new Set(departures.filter((departure) => departure !== undefined))], capacitiesOf(capacities));
  return (
    <Form<Values>
      form={form}
      // no form of HTML: Enter in a picker chooses, and adds nothing
      component="div"
      name="single"
      layout="vertical"
      initialValues={{ departures: [undefined] }}
      onFinish={save}
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
      <Button type="primary" loading={isSaving} onClick={form.submit}>
        {t('add.submit')}
      </Button>
    </Form>
  );
}
