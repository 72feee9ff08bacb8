import { type EventChoices, meetingPointFields as fields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Flex, Form, Select } from 'antd';
import { Field } from '../../../forms/Field.tsx';
import { PositionFields } from '../../../forms/PositionFields.tsx';

type Path = (string | number)[];

interface MeetingPointFieldsProps {
  /** Path of the ticket within its list. */
  path: Path;
  /** Path of the object around `path`. */
  parent: Path;
  provinces: EventChoices['provinces'];
}

/** Edits the meeting point of a ticket; without an address, vans pick travellers up at their doors. */
export function MeetingPointFields({ path, parent, provinces }: MeetingPointFieldsProps) {
  const { t } = useTranslation('back-office/events');
  const ticket = [...parent, ...path];
  const address = Form.useWatch([...ticket, 'meetingPoint', 'address']) as string | undefined;
  const provinceId = Form.useWatch([...ticket, 'provinceId']) as number | undefined;
  const counties = provinces.find(({ id }) => id === provinceId)?.counties ?? [];
  const at = [...path, 'meetingPoint'];
  return (
    <>
      <Field of={fields} at={at} name="address" label={t('fields.meetingPoint')} extra={t('help.meetingPoint')} />
      {address?.trim() && (
        <Flex wrap gap="0 1rem">
          <Field of={fields} at={at} name="countyIds" style={{ flex: '1 1 20rem', minWidth: 0 }}>
            <Select
              mode="multiple"
              showSearch={{ optionFilterProp: 'label' }}
              options={counties.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Field>
          <Field of={fields} at={at} name="minutes" />
          <PositionFields path={at} />
        </Flex>
      )}
    </>
  );
}
