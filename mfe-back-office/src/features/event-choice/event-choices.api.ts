import type { EventChoice } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

interface WantedChoices {
  text?: string;
  ids?: string;
}

const choicesApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeEventChoices: build.query<EventChoice[], WantedChoices>({
      query: byStaff((params) => ({ url: '/staff-api/event-choices', params: { ...params } })),
    }),
  }),
});

/** Events whose name or slug has the text; without one the next. */
export const useEventSearch = (text: string) =>
  choicesApi.useBackOfficeEventChoicesQuery(text.trim() ? { text: text.trim() } : {});

/** Events by their ids. */
export const useEventsById = (ids: number[]) =>
  choicesApi.useBackOfficeEventChoicesQuery({ ids: ids.join(',') }, { skip: ids.length === 0 });
