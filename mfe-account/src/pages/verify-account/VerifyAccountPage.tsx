import { links, loginRequested, type RouteParams, selectSession } from '@idavuelta/shared/contracts';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button, ButtonLink, Notice } from '@idavuelta/shared/ui';
import { EmailLinkOutcome } from '../../features/email-link/EmailLinkOutcome.tsx';
import { type EmailLink, selectEmailLink } from '../../state/email-link.slice.ts';
import { EmailLinkPage } from '../../ui/EmailLinkPage.tsx';
import { AnotherLink } from './AnotherLink.tsx';
import { useReturnAfterLogin } from './useReturnAfterLogin.ts';

/** `/verify-account/:token`, opened from the link in the sign-up e-mail. */
export default function VerifyAccountPage({ params: { token = '' } }: { params: RouteParams }) {
  const { t } = useTranslation('account');
  const link: EmailLink = { purpose: 'verify-account', token };
  const outcome = useSelector(selectEmailLink(link));
  const reason = outcome.status === 'failed' ? outcome.reason : undefined;
  useReturnAfterLogin();
  const texts = {
    pending: t('verification.pending'),
    done: t('verification.verified'),
    doneHelp: t('verification.verified_help'),
    failed: t('verification.failed'),
  };
  return (
    <EmailLinkPage title={t('verification.title')}>
      {reason === 'ALREADY_VERIFIED' ? (
        <Notice tone="good" title={t('verification.already')} action={<Enter />}>
          <p>{t('verification.already_help')}</p>
        </Notice>
      ) : (
        <EmailLinkOutcome link={link} texts={texts} next={<Enter />} />
      )}
      {reason === 'TOKEN_INVALID' && <AnotherLink />}
    </EmailLinkPage>
  );
}

/** Links to the login, or to the account of a visitor who is already logged in. */
function Enter() {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const { status } = useSelector(selectSession);
  if (status === 'authenticated')
    return (
      <ButtonLink variant="primary" to={links.account('profile')}>
        {t('verification.account')}
      </ButtonLink>
    );
  return (
    <Button variant="primary" onClick={() => dispatch(loginRequested(undefined))}>
      {t('verification.login')}
    </Button>
  );
}
