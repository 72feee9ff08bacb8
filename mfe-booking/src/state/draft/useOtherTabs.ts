import { useDispatch } from '@idavuelta/shared/platform';
import { useEffect } from 'react';
import { draftStored } from '../wizard/wizard.events.ts';
import { draftKey } from './draft.storage.ts';

/** Dispatches the changes that other tabs make to the draft of an event. */
export function useOtherTabs(eventId: number) {
  const dispatch = useDispatch();
  useEffect(() => {
    // browsers send it to all tabs except the one that wrote
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === draftKey(eventId)) dispatch(draftStored({ eventId, removed: newValue === null }));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [dispatch, eventId]);
}
