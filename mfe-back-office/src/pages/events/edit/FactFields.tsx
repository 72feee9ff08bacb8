import { eventGenres, eventType } from '@idavuelta/shared/contracts';
import { eventFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Flex, Select } from 'antd';
import { Field } from '../../../forms/Field.tsx';

const narrow = { minWidth: '12rem' };

/** Edits the kind of event, its duration, and the message instead of its page. */
export function FactFields({ isRange }: { isRange: boolean }) {
  const { t } = useTranslation('back-office/events');
  return (
    <>
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
      </Flex>
      <Field of={eventFields} name="message" />
    </>
  );
}
