import {
  oneTimeCodeFields,
  type RecoveryCodes,
  type StaffInvitation,
  type StaffLogin,
  staffPasswordFields,
} from '@idavuelta/shared/contracts/staff';
import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { Button, Form, Input, QRCode, Typography } from 'antd';
import { Field } from '../../forms/Field.tsx';
import { showFieldErrors } from '../../forms/field-errors.ts';
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

const fields = { password: staffPasswordFields.password, code: oneTimeCodeFields.code };
const hasWrongField = ({ errors = [] }: Partial<ApiProblem>) => errors.some(({ field }) => field in fields);

/** Sets a password, and verifies the authenticator app by its first code. */
export function AcceptForm({ token, invitation, onAccepted }: AcceptFormProps) {
  const { t } = useTranslation('back-office');
  const [form] = Form.useForm<Values>();
  const [accept, { isLoading, error }] = useAccept();
  const { email, name, role, otpauth } = invitation;
  const secret = new URL(otpauth).searchParams.get('secret') ?? '';
  const send = async (values: Values) => {
    const result = await accept({ token, ...values });
    if (result.data) return onAccepted(result.data);
    showFieldErrors(form, result.error, (reason) => t(`mistakes.${reason}`));
  };
  return (
    <Form<Values> form={form} layout="vertical" requiredMark={false} onFinish={(values) => void send(values)}>
      <p>{t('invitation.lead', { name, role: t(`roles.${role}`) })}</p>
      {/* Password managers save the new password under this name. */}
      <Form.Item label={t('fields.email')} htmlFor="invitation-email">
        <Input id="invitation-email" value={email} readOnly autoComplete="username" />
      </Form.Item>
      <Field
        of={fields}
        name="password"
        label={t('fields.new_password')}
        extra={t('invitation.password_help', { count: fields.password.min })}
        input={{ autoComplete: 'new-password' }}
      />
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
      <Field of={fields} name="code" input={{ autoComplete: 'one-time-code', inputMode: 'numeric' }} />
      {!hasWrongField((error ?? {}) as Partial<ApiProblem>) && <Failure error={error} />}
      <Button type="primary" htmlType="submit" size="large" block loading={isLoading}>
        {t('invitation.submit')}
      </Button>
    </Form>
  );
}
