import { links, loginRequested, type RouteParams } from '@idavuelta/shared/contracts';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button, ButtonLink, Notice, Spinner } from '@idavuelta/shared/ui';
import { useEffect } from 'react';
import { selectVerification, type VerificationState, verificationStarted } from '../../state/verification.slice.ts';
import { EmailLinkPage } from '../../ui/EmailLinkPage.tsx';

/** `/verify-account/:token`, opened from the link in the sign-up e-mail. */
export default function VerifyAccountPage({ params: { token = '' } }: { params: RouteParams }) {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const verification = useSelector(selectVerification(token));
  const { status } = verification;

  useEffect(() => {
    if (status === 'not-started') dispatch(verificationStarted({ token }));
  }, [status, token, dispatch]);

  return (
    <EmailLinkPage title={t('verification.title')}>
      <Outcome verification={verification} onRetry={() => dispatch(verificationStarted({ token }))} />
    </EmailLinkPage>
  );
}

function Outcome({ verification, onRetry }: { verification: VerificationState; onRetry: () => void }) {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const login = (
    <Button variant="primary" onClick={() => dispatch(loginRequested(undefined))}>
      {t('verification.login')}
    </Button>
  );
  switch (verification.status) {
    case 'not-started':
    case 'pending':
      return <Spinner label={t('verification.pending')} />;
    case 'verified':
      return (
        <Notice tone="good" title={t('verification.verified')} action={login}>
          <p>{t('verification.verified_help')}</p>
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="bad" title={t('verification.failed')} action={<NextStep onRetry={onRetry} {...verification} />}>
          <p>{t(`common:errors.${verification.reason}`)}</p>
        </Notice>
      );
  }
}

/** A used or expired link cannot be retried; after any other error a retry may succeed. */
function NextStep({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  const { t } = useTranslation('account');
  if (reason === 'TOKEN_INVALID') return <ButtonLink to={links.home()}>{t('common:back_home')}</ButtonLink>;
  return <Button onClick={onRetry}>{t('common:retry')}</Button>;
}
