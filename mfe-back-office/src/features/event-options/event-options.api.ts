import type { EventOption } from '@idavuelta/shared/contracts/staff';
import { reading } from '../../kit/resource.ts';

const useOptions = reading<EventOption[], { text?: string; ids?: string }>('/staff-api/event-options', undefined, {
  fresh: false,
});

/** Events whose name or slug has the text; without one the next. */
export const useEventSearch = (text: string) => useOptions(text.trim() ? { text: text.trim() } : {});

/** Events by their ids. */
export const useEventsById = (ids: number[]) => useOptions({ ids: ids.join(',') }, { skip: ids.length === 0 });
