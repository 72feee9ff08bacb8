import type { EventOption } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

interface WantedOptions {
  text?: string;
  ids?: string;
}

const optionsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeEventOptions: build.query<EventOption[], WantedOptions>({
      query: byStaff((params) => ({ url: '/staff-api/event-options', params: { ...params } })),
    }),
  }),
});

/** Events whose name or slug has the text; without one the next. */
export const useEventSearch = (text: string) =>
  optionsApi.useBackOfficeEventOptionsQuery(text.trim() ? { text: text.trim() } : {});

/** Events by their ids. */
export const useEventsById = (ids: number[]) =>
  optionsApi.useBackOfficeEventOptionsQuery({ ids: ids.join(',') }, { skip: ids.length === 0 });
