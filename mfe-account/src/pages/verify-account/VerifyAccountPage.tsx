import { links, loginRequested, type RouteParams } from '@idavuelta/shared/contracts';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button, ButtonLink, Notice, Spinner } from '@idavuelta/shared/ui';
import { useEffect } from 'react';
import { selectVerification, type VerificationState, verificationAsked } from '../../state/verification.slice.ts';
import { LinkPage } from '../../ui/LinkPage.tsx';

/** Where the link of the sign-up e-mail leads. */
export default function VerifyAccountPage({ params: { token = '' } }: { params: RouteParams }) {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const verification = useSelector(selectVerification(token));
  const { status } = verification;

  useEffect(() => {
    if (status === 'none') dispatch(verificationAsked({ token }));
  }, [status, token, dispatch]);

  return (
    <LinkPage title={t('verification.title')}>
      <Outcome verification={verification} onRetry={() => dispatch(verificationAsked({ token }))} />
    </LinkPage>
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
    case 'none':
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

/** A used or expired link stays so: whoever is verified already can log in. Anything else may work the next time. */
function NextStep({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  const { t } = useTranslation('account');
  if (reason === 'TOKEN_INVALID') return <ButtonLink to={links.home()}>{t('common:back_home')}</ButtonLink>;
  return <Button onClick={onRetry}>{t('common:retry')}</Button>;
}
