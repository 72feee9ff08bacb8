import { links } from '@idavuelta/shared/contracts';
import { useLocation, useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink } from '@idavuelta/shared/ui';
import { EmailLinkOutcome } from '../../features/email-link/EmailLinkOutcome.tsx';
import { EmailLinkPage } from '../../ui/EmailLinkPage.tsx';

/** `/confirm-email?token=`, opened from the link in the e-mail to the new address of an account. */
export default function ConfirmEmailPage() {
  const { t } = useTranslation('account');
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const texts = {
    pending: t('email_change.pending'),
    done: t('email_change.done'),
    doneHelp: t('email_change.done_help'),
    failed: t('email_change.failed'),
  };
  return (
    <EmailLinkPage title={t('email_change.title')}>
      <EmailLinkOutcome
        link={{ purpose: 'confirm-email', token }}
        texts={texts}
        next={
          <ButtonLink variant="primary" to={links.home()}>
            {t('common:back_home')}
          </ButtonLink>
        }
      />
    </EmailLinkPage>
  );
}
