import type {
  AddressSuggestion,
  Category,
  CountryCode,
  EventDetail,
  EventSummary,
  LegalText,
  ListPage,
  PaymentState,
  Province,
  TaxDocumentTerms,
} from '@idavuelta/shared/contracts';
import type { TelephoneOrder, TelephonePrice } from '@idavuelta/shared/contracts/staff';
import { mutationHook, queryHook } from '../../../kit/resource.ts';

// Staff sell what the public site offers.
const isPublic = true;
const useSearch = queryHook<ListPage<EventSummary>, { q: string; limit: number }>('/search', undefined, {
  isPublic,
  page: true,
  fresh: false,
});
const useEvent = queryHook<EventDetail, string>('/events/:slug', undefined, { isPublic });
const useProvinces = queryHook<Province[], number>('/provinces/by-event/:id', undefined, { isPublic, fresh: false });
const useVariants = queryHook<Category[], { eventId: number; eventDateId?: number; date?: string }>(
  '/events/:eventId/product-variant',
  undefined,
  { isPublic },
);

const useLegalText = queryHook<LegalText, { 'country-code': CountryCode }>('/legal-documents/withdrawal', undefined, {
  isPublic,
  // its first paragraph is written to be read before paying
  transformResponse: (document) => ({ ...document, text: document.text.split(/\n\s*\n/, 1)[0] ?? '' }),
});

/** What the law of the event's country says of withdrawal, in the language of the country. */
export const useWithdrawal = (country: CountryCode | undefined) =>
  useLegalText({ 'country-code': country ?? 'PE' }, { skip: !country });

const useTerms = queryHook<TaxDocumentTerms, { 'country-code': CountryCode }>('/tax-documents', undefined, {
  isPublic,
});

/** Whether and how tax documents are issued in the country of the event. */
export const useTaxDocumentTerms = (country: CountryCode | undefined) =>
  useTerms({ 'country-code': country ?? 'PE' }, { skip: !country });
export const useSaleEvents = (q: string) => useSearch({ q, limit: 20 }, { skip: q.trim().length < 2 });
export const useSaleEvent = (slug: string | undefined) => useEvent(slug ?? '', { skip: !slug });
export const useSaleProvinces = (eventId: number | undefined) => useProvinces(eventId ?? 0, { skip: !eventId });
export const useSaleVariants = (query: Parameters<typeof useVariants>[0]) =>
  useVariants(query, { skip: !query.eventDateId });

const useSuggestedAddresses = queryHook<
  AddressSuggestion[],
  { text: string; 'country-code': CountryCode; provinceId?: number; countyId?: number }
>('/staff-api/address-suggestions', undefined, { fresh: false });

/** Addresses that match what is typed, as the wizard of the site suggests them. */
export const useAddresses = ({
  text,
  country,
  provinceId,
  countyId,
}: {
  text: string;
  country: CountryCode;
  provinceId?: number | undefined;
  countyId?: number | undefined;
}) =>
  useSuggestedAddresses(
    { text, 'country-code': country, ...(provinceId && { provinceId }), ...(countyId && { countyId }) },
    { skip: text.length < 3 },
  );

export const usePrice = mutationHook<TelephonePrice, TelephoneOrder>('POST /staff-api/order-price');
export const useSell = mutationHook<{ orderId: string; state: PaymentState }, { order: TelephoneOrder; key: string }>(
  'POST /staff-api/orders',
  ['BackOfficeOrders', 'BackOfficeCustomers', 'BackOfficeAudit'],
  ({ order, key }) => ({ data: order, headers: { 'Idempotency-Key': key } }),
);
