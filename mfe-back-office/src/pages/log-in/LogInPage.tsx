import { useTranslation } from '@idavuelta/shared/platform';
import { useState } from 'react';
import { StandalonePage } from '../../ui/StandalonePage.tsx';
import { CodeForm } from './CodeForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** Logs one of staff in: the password, and then a code. */
export default function LogInPage() {
  const { t } = useTranslation('back-office');
  const [challenge, setChallenge] = useState<string>();
  return (
    <StandalonePage title={t('log_in.title')}>
      {challenge ? (
        <CodeForm challenge={challenge} onExpired={() => setChallenge(undefined)} />
      ) : (
        <PasswordForm onChallenge={setChallenge} />
      )}
    </StandalonePage>
  );
}
