import type { StaffUser } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Alert, App, Button, Form, Input } from 'antd';
import { Failure } from '../../ui/Failure.tsx';
import { useResetSecondFactor } from './people.api.ts';
import styles from './people.module.css';

interface SecondFactorResetProps {
  person: StaffUser;
  /** Whether it is who is logged in: their own is reset by somebody else. */
  isOwn: boolean;
}

/** For a colleague whose phone is lost: asks for the code of whoever is logged in. */
export function SecondFactorReset({ person, isOwn }: SecondFactorResetProps) {
  const { t } = useTranslation('back-office');
  return (
    <section aria-labelledby="second-factor">
      <h2 id="second-factor" className={styles.earlier}>
        {t('people.second_factor')}
      </h2>
      {person.awaitsSecondFactor && <Alert type="info" showIcon title={t('people.awaits_second_factor')} />}
      {isOwn ? <p>{t('people.own_second_factor', { email: person.email })}</p> : <ResetForm person={person} />}
    </section>
  );
}

function ResetForm({ person: { id, name, email } }: { person: StaffUser }) {
  const { t } = useTranslation('back-office');
  const { message } = App.useApp();
  const [form] = Form.useForm<{ code: string }>();
  const [reset, { isLoading, error }] = useResetSecondFactor();
  const send = async ({ code }: { code: string }) => {
    const { data } = await reset({ id, code });
    if (!data) return;
    form.resetFields();
    void message.success(t('people.reset_done', { email }));
  };
  return (
    <Form<{ code: string }> form={form} name="reset" layout="vertical" onFinish={(values) => void send(values)}>
      <p>{t('people.reset_lead', { name })}</p>
      <Form.Item
        name="code"
        label={t('people.your_code')}
        rules={[{ required: true, message: t('mistakes.required') }]}
      >
        <Input autoComplete="one-time-code" maxLength={20} />
      </Form.Item>
      <Failure error={error} />
      <Button danger htmlType="submit" loading={isLoading}>
        {t('people.reset')}
      </Button>
    </Form>
  );
}
