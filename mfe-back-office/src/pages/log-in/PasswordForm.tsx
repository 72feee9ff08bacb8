import { staffPasswordFields, staffUserFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Form } from 'antd';
import { Field } from '../../forms/Field.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useLogIn } from './log-in.api.ts';

interface Credentials {
  email: string;
  password: string;
}

const fields = { email: staffUserFields.email, password: staffPasswordFields.current };

/** @param onChallenge called after a correct password */
export function PasswordForm({ onChallenge }: { onChallenge: (challenge: string) => void }) {
  const { t } = useTranslation('back-office');
  const [logIn, { isLoading, error }] = useLogIn();
  const send = async (credentials: Credentials) => {
    const { data } = await logIn(credentials);
    if (data) onChallenge(data.challenge);
  };
  return (
    <Form<Credentials> layout="vertical" size="large" requiredMark={false} onFinish={(values) => void send(values)}>
      <Field of={fields} name="email" input={{ autoComplete: 'username' }} />
      <Field of={fields} name="password" input={{ autoComplete: 'current-password' }} />
      <Failure error={error} />
      <Button type="primary" htmlType="submit" block loading={isLoading}>
        {t('log_in.next')}
      </Button>
    </Form>
  );
}
