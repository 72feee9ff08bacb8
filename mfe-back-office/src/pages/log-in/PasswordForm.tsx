import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Form, Input } from 'antd';
import { Failure } from '../../ui/Failure.tsx';
import { useLogIn } from './log-in.api.ts';

interface Credentials {
  email: string;
  password: string;
}

/** @param onChallenge called when the password was right */
export function PasswordForm({ onChallenge }: { onChallenge: (challenge: string) => void }) {
  const { t } = useTranslation('back-office');
  const [logIn, { isLoading, error }] = useLogIn();
  const send = async (credentials: Credentials) => {
    const { data } = await logIn(credentials);
    if (data) onChallenge(data.challenge);
  };
  return (
    <Form<Credentials> layout="vertical" requiredMark={false} onFinish={(values) => void send(values)}>
      <Form.Item
        name="email"
        label={t('fields.email')}
        rules={[{ required: true, type: 'email', message: t('mistakes.email') }]}
      >
        <Input type="email" autoComplete="username" size="large" />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('fields.password')}
        rules={[{ required: true, message: t('mistakes.required') }]}
      >
        <Input.Password autoComplete="current-password" size="large" />
      </Form.Item>
      <Failure error={error} />
      <Button type="primary" htmlType="submit" size="large" block loading={isLoading}>
        {t('log_in.next')}
      </Button>
    </Form>
  );
}
