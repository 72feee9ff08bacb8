import type { RecoveryCodes, StaffInvitation, StaffLogin } from '@idavuelta/shared/contracts/staff';
import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { Button, Form, Input, QRCode, Typography } from 'antd';
import { Failure } from '../../ui/Failure.tsx';
import styles from './AcceptForm.module.css';
import { useAccept } from './invitation.api.ts';

interface AcceptFormProps {
  token: string;
  invitation: StaffInvitation;
  onAccepted: (login: StaffLogin & RecoveryCodes) => void;
}

interface Values {
  password: string;
  code: string;
}

const minLength = 12;
const fieldsOf = ({ errors = [] }: ApiProblem) =>
  errors.filter(({ field }) => field === 'password' || field === 'code');

/** Chooses a password, and proves the app by its first code. */
export function AcceptForm({ token, invitation, onAccepted }: AcceptFormProps) {
  const { t } = useTranslation('back-office');
  const [form] = Form.useForm<Values>();
  const [accept, { isLoading, error }] = useAccept();
  const { email, name, role, otpauth } = invitation;
  const secret = new URL(otpauth).searchParams.get('secret') ?? '';
  const send = async (values: Values) => {
    const result = await accept({ token, ...values });
    if (result.data) return onAccepted(result.data);
    const wrong = fieldsOf(result.error as ApiProblem);
    form.setFields(
      wrong.map(({ field, reason }) => ({ name: field as keyof Values, errors: [t(`mistakes.${reason}`)] })),
    );
  };
  const hasFieldErrors = error !== undefined && fieldsOf(error as ApiProblem).length > 0;
  return (
    <Form<Values> form={form} layout="vertical" requiredMark={false} onFinish={(values) => void send(values)}>
      <p>{t('invitation.lead', { name, role: t(`roles.${role}`) })}</p>
      {/* Password managers file the new password under this name. */}
      <Form.Item label={t('fields.email')} htmlFor="invitation-email">
        <Input id="invitation-email" value={email} readOnly autoComplete="username" />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('fields.new_password')}
        extra={t('invitation.password_help', { count: minLength })}
        rules={[{ required: true, min: minLength, message: t('mistakes.min') }]}
      >
        <Input.Password autoComplete="new-password" maxLength={200} />
      </Form.Item>
      <p>{t('invitation.app_lead')}</p>
      <div className={styles.secret}>
        <QRCode value={otpauth} type="svg" size={168} aria-label={t('invitation.qr')} />
        <div>
          <p>{t('invitation.by_hand')}</p>
          <Typography.Text code copyable className={styles.text}>
            {secret}
          </Typography.Text>
        </div>
      </div>
      <Form.Item name="code" label={t('fields.code')} rules={[{ required: true, message: t('mistakes.required') }]}>
        <Input autoComplete="one-time-code" inputMode="numeric" maxLength={20} />
      </Form.Item>
      {!hasFieldErrors && <Failure error={error} />}
      <Button type="primary" htmlType="submit" size="large" block loading={isLoading}>
        {t('invitation.submit')}
      </Button>
    </Form>
  );
}
