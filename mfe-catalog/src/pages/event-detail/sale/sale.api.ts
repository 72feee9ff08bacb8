import type { Language, SaleReminderState } from '@idavuelta/shared/contracts';
import { platformApi } from '@idavuelta/shared/queries';

const reminderUrl = (slug: string) => `/shop-api/events/${encodeURIComponent(slug)}/sale-reminder`;

const saleApi = platformApi.enhanceEndpoints({ addTagTypes: ['SaleReminder'] }).injectEndpoints({
  endpoints: (build) => ({
    saleReminder: build.query<SaleReminderState, string>({
      query: (slug) => ({ url: reminderUrl(slug) }),
      providesTags: ['SaleReminder'],
    }),
    setSaleReminder: build.mutation<SaleReminderState, SaleReminderState & { slug: string }>({
      query: ({ slug, reminded }) => ({ method: reminded ? 'PUT' : 'DELETE', url: reminderUrl(slug) }),
      invalidatesTags: ['SaleReminder'],
    }),
  }),
  overrideExisting: true,
});

export const { useSaleReminderQuery, useSetSaleReminderMutation } = saleApi;

/** The address of the sale's opening as a calendar file. */
export const saleCalendarUrl = (apiBaseUrl: string, slug: string, language: Language) =>
  `${apiBaseUrl}/events/${encodeURIComponent(slug)}/sale.ics?language=${language}`;
