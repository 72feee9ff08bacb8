import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Form, Input } from 'antd';
import { useChangePassword } from '../../session/account.api.ts';
import { Failure } from '../../ui/Failure.tsx';
import styles from './tabs.module.css';

interface Values {
  current: string;
  password: string;
}

const minLength = 12;

/** Changes the password, and logs out everywhere else. */
export function PasswordTab() {
  const { t } = useTranslation('back-office');
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const [change, { isLoading, error }] = useChangePassword();
  const save = async (values: Values) => {
    const result = await change(values);
    if (result.data) {
      form.resetFields();
      void message.success(t('account.password_changed'));
      return;
    }
    const { errors = [] } = result.error as ApiProblem;
    form.setFields(
      errors.map(({ field, reason }) => ({ name: field as keyof Values, errors: [t(`mistakes.${reason}`)] })),
    );
  };
  const hasFieldErrors = Boolean((error as ApiProblem | undefined)?.errors?.length);
  return (
    <Form<Values> form={form} layout="vertical" className={styles.form} onFinish={(values) => void save(values)}>
      <p>{t('account.password_lead')}</p>
      <Form.Item
        name="current"
        label={t('fields.current_password')}
        rules={[{ required: true, message: t('mistakes.required') }]}
      >
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('fields.new_password')}
        extra={t('invitation.password_help', { count: minLength })}
        rules={[{ required: true, min: minLength, message: t('mistakes.min') }]}
      >
        <Input.Password autoComplete="new-password" maxLength={200} />
      </Form.Item>
      {!hasFieldErrors && <Failure error={error} />}
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {t('forms.save')}
      </Button>
    </Form>
  );
}
