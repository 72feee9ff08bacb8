import type { StaffAccount } from '@idavuelta/shared/contracts/staff';
import { useNavigate } from '@idavuelta/shared/platform';
import { staffSession } from '@idavuelta/shared/staff-session';
import { draftStore } from '../forms/drafts/draft-store.ts';
import { unsavedWork } from '../forms/unsaved/unsaved-work.ts';
import { endAllOffers } from '../kit/undo/undo-store.ts';
import { isLoggedOut, logInPath } from '../ui/logged-out.ts';
import { useLogOut } from './account.api.ts';

/** Returns the function that logs a person out, whether it would delete something unsaved, and why it failed. */
export function useLogOutOf({ id }: Pick<StaffAccount, 'id'>) {
  const navigate = useNavigate();
  const [end, { error }] = useLogOut();
  const drafts = draftStore(id);

  async function logOut() {
    const result = await end();
    // Only the API can end the session and remove its cookie.
    if (result.error && !isLoggedOut(result.error)) return;
    for (const work of unsavedWork()) work.discard();
    drafts.removeAll();
    endAllOffers();
    staffSession.end();
    navigate(logInPath);
  }
  return { logOut, mustAsk: () => unsavedWork().length > 0 || drafts.list().length > 0, error };
}
