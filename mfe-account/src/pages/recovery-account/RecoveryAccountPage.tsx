import type { RouteParams } from '@idavuelta/shared/contracts';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { passwordsEntered, selectRecovery } from '../../state/recovery.slice.ts';
import { LinkPage } from '../../ui/LinkPage.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PasswordResetDone } from './PasswordResetDone.tsx';

/** Where the link of the recovery e-mail leads. */
export default function RecoveryAccountPage({ params: { token = '' } }: { params: RouteParams }) {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const recovery = useSelector(selectRecovery(token));
  return (
    <LinkPage title={t('recovery.title')}>
      {recovery.status === 'done' ? (
        <PasswordResetDone />
      ) : (
        <PasswordForm
          sending={recovery.status === 'sending'}
          refusal={recovery.status === 'refused' ? recovery.reason : undefined}
          onEntered={(passwords) => dispatch(passwordsEntered({ token, ...passwords }))}
        />
      )}
    </LinkPage>
  );
}
