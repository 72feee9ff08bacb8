import { loginRequested, type RouteParams } from '@idavuelta/shared/contracts';
import { useDispatch, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { EmailLinkOutcome } from '../../features/email-link/EmailLinkOutcome.tsx';
import { EmailLinkPage } from '../../ui/EmailLinkPage.tsx';
import { useReturnAfterLogin } from './useReturnAfterLogin.ts';

/** `/verify-account/:token`, opened from the link in the sign-up e-mail. */
export default function VerifyAccountPage({ params: { token = '' } }: { params: RouteParams }) {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  useReturnAfterLogin();
  const texts = {
    pending: t('verification.pending'),
    done: t('verification.verified'),
    doneHelp: t('verification.verified_help'),
    failed: t('verification.failed'),
  };
  const login = (
    <Button variant="primary" onClick={() => dispatch(loginRequested(undefined))}>
      {t('verification.login')}
    </Button>
  );
  return (
    <EmailLinkPage title={t('verification.title')}>
      <EmailLinkOutcome link={{ purpose: 'verify-account', token }} texts={texts} next={login} />
    </EmailLinkPage>
  );
}
