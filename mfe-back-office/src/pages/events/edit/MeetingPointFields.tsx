import type { EventChoices } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Flex, Form, Input, Select } from 'antd';
import { NumberField } from '../../../forms/NumberField.tsx';
import { PositionFields } from '../../../forms/PositionFields.tsx';

type Path = (string | number)[];

interface MeetingPointFieldsProps {
  /** Of the ticket, within the list that it is in. */
  path: Path;
  /** Of what surrounds `path`. */
  parent: Path;
  provinces: EventChoices['provinces'];
}

/** Where the travellers of a ticket meet; without an address vans come to their doors. */
export function MeetingPointFields({ path, parent, provinces }: MeetingPointFieldsProps) {
  const { t } = useTranslation('back-office/events');
  const ticket = [...parent, ...path];
  const address = Form.useWatch([...ticket, 'meetingPoint', 'address']) as string | undefined;
  const provinceId = Form.useWatch([...ticket, 'provinceId']) as number | undefined;
  const counties = provinces.find(({ id }) => id === provinceId)?.counties ?? [];
  const required = [{ required: true, message: t('mistakes.missing') }];
  const named = (field: string) => [...path, 'meetingPoint', field];
  return (
    <>
      <Form.Item name={named('address')} label={t('fields.meetingPoint')} extra={t('edit.meeting_help')}>
        <Input maxLength={200} />
      </Form.Item>
      {address?.trim() && (
        <Flex wrap gap="0 1rem">
          <Form.Item
            name={named('countyIds')}
            label={t('fields.countyIds')}
            rules={required}
            style={{ flex: '1 1 20rem', minWidth: 0 }}
          >
            <Select
              mode="multiple"
              showSearch={{ optionFilterProp: 'label' }}
              options={counties.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Form.Item>
          <NumberField name={named('minutes')} label={t('fields.meetingMinutes')} required min={0} max={1440} />
          <PositionFields path={[...path, 'meetingPoint']} />
        </Flex>
      )}
    </>
  );
}
