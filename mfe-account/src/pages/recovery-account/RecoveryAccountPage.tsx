import { notified, type RouteParams } from '@idavuelta/shared/contracts';
import { type ApiProblem, useDispatch, useTranslation } from '@idavuelta/shared/platform';
import { useState } from 'react';
import { rejectedPasswords } from '../../state/rejected-passwords.ts';
import { EmailLinkPage } from '../../ui/EmailLinkPage.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PasswordResetDone } from './PasswordResetDone.tsx';
import { useResetPassword } from './recovery.api.ts';
import type { NewPassword } from './recovery.schema.ts';

// the spec has one message for passwords that differ and for a failure
const mustMatch = notified({ kind: 'error', key: 'account:recovery.must_match', as: 'snackbar' });

/** `/recovery-account/:token`, opened from the link in the recovery e-mail. */
export default function RecoveryAccountPage({ params: { token = '' } }: { params: RouteParams }) {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const [resetPassword, { isLoading, error }] = useResetPassword();
  // not the mutation's own `isSuccess`: a session that ends meanwhile empties the query cache
  const [done, setDone] = useState(false);

  async function submit(passwords: NewPassword) {
    // the link works once: a second request would fail, even while the first is under way
    if (isLoading) return undefined;
    const same = passwords.password1 === passwords.password2;
    const problem = same ? (await resetPassword({ token, ...passwords })).error : undefined;
    if (same && !problem) setDone(true);
    else dispatch(mustMatch);
    return rejectedPasswords(problem as ApiProblem | undefined);
  }

  return (
    <EmailLinkPage title={t('recovery.title')}>
      {done ? (
        <PasswordResetDone />
      ) : (
        <PasswordForm sending={isLoading} error={(error as ApiProblem | undefined)?.code} onSubmit={submit} />
      )}
    </EmailLinkPage>
  );
}
