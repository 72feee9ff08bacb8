import { type EventDetail, selectIsLoggedIn } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Notice } from '@idavuelta/shared/ui';

/** Says before anything is filled in that an event is by invitation, and what the customer's invitation includes. */
export function InvitationNotice({ event: { visibility, invitation } }: { event: EventDetail }) {
  const { t } = useTranslation('booking');
  const loggedIn = useSelector(selectIsLoggedIn);
  if (visibility !== 'invited') return null;
  if (!loggedIn || invitation?.seats === 0) return <Notice tone="warn" title={t('common:errors.NOT_INVITED')} />;
  // This is the public description of the event, about to be replaced by the customer's own.
  if (!invitation) return null;
  if (invitation.left === 0) return <Notice tone="warn" title={t('common:errors.INVITATION_USED_UP')} />;
  return <Notice title={t('invitation.left', { count: invitation.left })} />;
}
