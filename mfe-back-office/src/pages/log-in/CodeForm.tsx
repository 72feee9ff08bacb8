import { staffLinks } from '@idavuelta/shared/contracts/staff';
import { type ApiProblem, useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { Button, Form, Input } from 'antd';
import { useBegin } from '../../session/useBegin.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useConfirmCode } from './log-in.api.ts';

interface CodeFormProps {
  challenge: string;
  /** Called when the password must be typed again: the challenge is valid for five minutes. */
  onExpired: () => void;
}

const isExpired = ({ code }: ApiProblem) => code === 'UNAUTHENTICATED';

/** Asks for the code of the app, or a recovery code. */
export function CodeForm({ challenge, onExpired }: CodeFormProps) {
  const { t } = useTranslation('back-office');
  const navigate = useNavigate();
  const begin = useBegin();
  const [confirm, { isLoading, error }] = useConfirmCode();
  const send = async ({ code }: { code: string }) => {
    const result = await confirm({ challenge, code });
    if (result.data) {
      begin(result.data.token);
      navigate(staffLinks.home());
    } else if (isExpired(result.error as ApiProblem)) onExpired();
  };
  return (
    <Form<{ code: string }> layout="vertical" requiredMark={false} onFinish={(values) => void send(values)}>
      <p>{t('log_in.code_lead')}</p>
      <p>{t('log_in.lost')}</p>
      <Form.Item name="code" label={t('fields.code')} rules={[{ required: true, message: t('mistakes.required') }]}>
        <Input autoFocus autoComplete="one-time-code" inputMode="text" size="large" maxLength={20} />
      </Form.Item>
      <Failure error={error} />
      <Button type="primary" htmlType="submit" size="large" block loading={isLoading}>
        {t('log_in.submit')}
      </Button>
    </Form>
  );
}
