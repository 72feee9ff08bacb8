import type { EventOption } from '@idavuelta/shared/contracts/staff';
import { queryHook } from '../../kit/resource.ts';

const useOptions = queryHook<EventOption[], { text?: string; ids?: string }>('/staff-api/event-options', undefined, {
  fresh: false,
});

/** Searches events by name or slug; without a text returns the next ones. */
export const useEventSearch = (text: string) => useOptions(text.trim() ? { text: text.trim() } : {});

export const useEventsById = (ids: number[]) => useOptions({ ids: ids.join(',') }, { skip: ids.length === 0 });
