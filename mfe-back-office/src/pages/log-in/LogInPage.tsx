import type { Language } from '@idavuelta/shared/contracts';
import { useDispatch, useTranslation } from '@idavuelta/shared/platform';
import { useEffect, useState } from 'react';
import { backOfficeApi, officeTags } from '../../session/staff-api.ts';
import { PageLanguage } from '../../ui/PageLanguage.tsx';
import { StandalonePage } from '../../ui/StandalonePage.tsx';
import { CodeForm } from './CodeForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** Logs staff in: first the password, then a code. */
export default function LogInPage() {
  const { t } = useTranslation('back-office');
  const dispatch = useDispatch();
  // Clears the data read by the previous session.
  useEffect(() => void dispatch(backOfficeApi.util.invalidateTags([...officeTags])), [dispatch]);
  const [challenge, setChallenge] = useState<string>();
  const [chosen, setChosen] = useState<Language>();
  return (
    <StandalonePage title={t('log_in.title')}>
      {challenge ? (
        <CodeForm challenge={challenge} language={chosen} onExpired={() => setChallenge(undefined)} />
      ) : (
        <PasswordForm onChallenge={setChallenge} />
      )}
      <PageLanguage onChoose={setChosen} />
    </StandalonePage>
  );
}
