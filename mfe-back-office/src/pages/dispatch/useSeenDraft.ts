import type { ApiProblem } from '@idavuelta/shared/platform';
import { useState } from 'react';
import { useDesk } from './desk.ts';
import { revisionOf } from './usePlanDraft.ts';

/**
 * Returns the draft that was on the screen when a dialog opened: actions apply to that one.
 * @param error of the last attempt
 */
export function useSeenDraft(error: unknown) {
  const { plan } = useDesk();
  const [revision] = useState(revisionOf(plan));
  const { code } = (error ?? {}) as Partial<ApiProblem>;
  return { revision, isOutdated: revision !== revisionOf(plan) || (code as string) === 'CHANGED_MEANWHILE' };
}
