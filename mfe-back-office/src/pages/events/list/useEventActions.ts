import type { EventStateChange, ManagedEventRow } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import type { BulkAction } from '../../../lists/bulk/bulk.types.ts';
import { changesOf } from '../StateMenu.tsx';
import { useEventState } from './event-list.api.ts';

const changes = ['publish', 'unlist', 'stop-selling'] as const satisfies EventStateChange[];

/** What can be done to several events. */
export function useEventActions(mayChange: boolean): BulkAction<ManagedEventRow>[] {
  const { t } = useTranslation('back-office/events');
  const [changeState] = useEventState();
  if (!mayChange) return [];
  return changes.map((change) => ({
    key: change,
    label: t(`state.${change}.action`),
    lead: t(`bulk.${change}`),
    danger: change === 'stop-selling',
    isFor: (event) => changesOf(event).includes(change),
    run: ({ slug, revision }) => changeState({ slug, revision, change }),
  }));
}
