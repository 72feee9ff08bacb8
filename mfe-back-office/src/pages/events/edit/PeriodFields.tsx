import { eventFields, type NewEventFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Flex, Form, Radio } from 'antd';
import { useState } from 'react';
import { Field } from '../../../forms/Field.tsx';
import { useSetFields } from '../../../forms/form-context.ts';

/** Chooses whether a new event has dates, added later, or a range of days from which buyers pick one. */
export function PeriodFields({ timeZone }: { timeZone: string | undefined }) {
  const { t } = useTranslation('back-office/events');
  const form = Form.useFormInstance<NewEventFields>();
  const firstDay = Form.useWatch('firstDay', { form, preserve: true });
  const setFields = useSetFields();
  const [wantsRange, setWantsRange] = useState(false);
  const isRange = wantsRange || Boolean(firstDay); // a restored draft may be a range

  function choose(chosen: boolean) {
    setWantsRange(chosen);
    if (!chosen)
      setFields([
        { name: ['firstDay'], value: undefined },
        { name: ['lastDay'], value: undefined },
      ]);
  }
  return (
    <>
      <Form.Item label={t('period.label')}>
        <Radio.Group
          name="period"
          value={isRange}
          onChange={({ target }) => choose(target.value as boolean)}
          options={[
            { value: false, label: t('period.dates') },
            { value: true, label: t('period.range') },
          ]}
        />
      </Form.Item>
      {isRange && (
        <Flex wrap gap="0 1rem">
          <Field of={eventFields} name="firstDay" timeZone={timeZone} />
          <Field of={eventFields} name="lastDay" first={firstDay?.slice(0, 10)} />
        </Flex>
      )}
    </>
  );
}
