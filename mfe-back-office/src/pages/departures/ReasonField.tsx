import { useTranslation } from '@idavuelta/shared/platform';
import { Form, Input } from 'antd';

/** Why something does not take place, as travellers read it. */
export function ReasonField() {
  const { t } = useTranslation('back-office/departures');
  return (
    <Form.Item
      name="reason"
      label={t('called_off_reason.label')}
      extra={t('called_off_reason.help')}
      rules={[{ required: true, whitespace: true, message: t('called_off_reason.required') }]}
    >
      <Input maxLength={300} showCount />
    </Form.Item>
  );
}
