import type { Language } from '@idavuelta/shared/contracts';
import { oneTimeCodeFields, staffLinks } from '@idavuelta/shared/contracts/staff';
import { useLocation, useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { Button, Form } from 'antd';
import { Field } from '../../forms/Field.tsx';
import { useBegin } from '../../session/useBegin.ts';
import { Failure } from '../../ui/Failure.tsx';
import { isLoggedOut } from '../../ui/logged-out.ts';
import { useConfirmCode } from './log-in.api.ts';

interface CodeFormProps {
  challenge: string;
  /** Chosen on this page; kept for the person after the log-in. */
  language?: Language;
  /** Called when the password must be typed again: the challenge is valid for five minutes. */
  onExpired: () => void;
}

/** Asks for a code from the authenticator app, or a recovery code. */
export function CodeForm({ challenge, language, onExpired }: CodeFormProps) {
  const { t } = useTranslation('back-office');
  const navigate = useNavigate();
  const { state } = useLocation();
  const begin = useBegin();
  const [confirm, { isLoading, error }] = useConfirmCode();
  const send = async ({ code }: { code: string }) => {
    const result = await confirm({ challenge, code });
    if (result.data) {
      await begin(result.data.csrfToken, language);
      navigate((state as { from?: string } | null)?.from ?? staffLinks.home());
    } else if (isLoggedOut(result.error)) onExpired();
  };
  return (
    <Form<{ code: string }>
      layout="vertical"
      size="large"
      requiredMark={false}
      onFinish={(values) => void send(values)}
    >
      <p>{t('log_in.code_lead')}</p>
      <p>{t('log_in.lost')}</p>
      <Field of={oneTimeCodeFields} name="code" input={{ autoFocus: true, autoComplete: 'one-time-code' }} />
      <Failure error={error} />
      <Button type="primary" htmlType="submit" block loading={isLoading}>
        {t('log_in.submit')}
      </Button>
    </Form>
  );
}
