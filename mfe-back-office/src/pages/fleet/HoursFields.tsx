import { driverHoursFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Flex, Form, Switch } from 'antd';
import { Field } from '../../forms/Field.tsx';

/** Edits the working hours of a driver. Without them, any hour will do. */
export function HoursFields() {
  const { t } = useTranslation('back-office/fleet');
  const hasHours = Form.useWatch('hasHours');
  return (
    <>
      <Form.Item name="hasHours" label={t('fields.hasHours')} extra={t('help.hasHours')} valuePropName="checked">
        <Switch />
      </Form.Item>
      {hasHours && (
        <Flex wrap gap="0 1rem">
          <Field of={driverHoursFields} at={['hours']} name="from" label={t('fields.works_from')} />
          <Field of={driverHoursFields} at={['hours']} name="until" label={t('fields.works_until')} />
        </Flex>
      )}
    </>
  );
}
