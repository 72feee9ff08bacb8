import { callOffFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Form, Input } from 'antd';

/** Why something does not take place, as travellers read it. */
export function ReasonField() {
  const { t } = useTranslation('back-office/departures');
  return (
    <Form.Item
      name="reason"
      label={t('fields.reason')}
      extra={t('help.reason')}
      rules={[{ required: true, whitespace: true, message: t('mistakes.reason') }]}
    >
      <Input maxLength={callOffFields.reason.max} showCount />
    </Form.Item>
  );
}
