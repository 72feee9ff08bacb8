import { links } from '@idavuelta/shared/contracts';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button, ButtonLink, Notice, Spinner } from '@idavuelta/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { type EmailLink, emailLinkOpened, selectEmailLink } from '../../state/email-link.slice.ts';

interface EmailLinkOutcomeProps {
  link: EmailLink;
  /** Already translated. */
  texts: { pending: string; done: string; doneHelp: string; failed: string };
  /** What can be done once the link has worked. */
  next: ReactNode;
}

/** Follows a link from an e-mail once, and shows the outcome. */
export function EmailLinkOutcome({ link: { purpose, token }, texts, next }: EmailLinkOutcomeProps) {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const outcome = useSelector(selectEmailLink({ purpose, token }));
  const { status } = outcome;
  const follow = () => dispatch(emailLinkOpened({ purpose, token }));

  useEffect(() => {
    if (status === 'not-started') dispatch(emailLinkOpened({ purpose, token }));
  }, [status, purpose, token, dispatch]);

  switch (outcome.status) {
    case 'not-started':
    case 'pending':
      return <Spinner label={texts.pending} />;
    case 'done':
      return (
        <Notice tone="good" title={texts.done} action={next}>
          <p>{texts.doneHelp}</p>
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="bad" title={texts.failed} action={<Mend reason={outcome.reason} onRetry={follow} />}>
          <p>{t(`common:errors.${outcome.reason}`)}</p>
        </Notice>
      );
  }
}

/** Offers a retry, except for a used or expired link or a taken address, which a retry cannot fix. */
function Mend({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  const { t } = useTranslation('account');
  if (reason === 'TOKEN_INVALID' || reason === 'EMAIL_TAKEN')
    return <ButtonLink to={links.home()}>{t('common:back_home')}</ButtonLink>;
  return <Button onClick={onRetry}>{t('common:retry')}</Button>;
}
