import type { CountryCode } from '@idavuelta/shared/contracts';
import type {
  BankAccountValues,
  CurrentRates,
  MethodsChange,
  NewExchangeRate,
  PaymentSettings,
  SetRate,
  StaffList,
  StaffListQuery,
} from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

interface SettingsChange<Change> {
  country: CountryCode;
  /** That was read. */
  revision: number;
  change: Change;
}

const ratesUrl = '/staff-api/exchange-rates';
const settingsUrl = (country: CountryCode) => `/staff-api/payment-settings/${country}`;
const changed = ['BackOfficePaymentSettings', 'BackOfficeAudit'] as const;

const settingsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeRates: build.query<CurrentRates, void>({
      query: byStaff(() => ({ url: ratesUrl })),
      providesTags: ['BackOfficePaymentSettings'],
    }),
    backOfficeSetRates: build.query<StaffList<SetRate>, StaffListQuery & { currency?: string }>({
      query: byStaff((params) => ({ url: `${ratesUrl}/history`, params: { ...params } })),
      providesTags: ['BackOfficePaymentSettings'],
    }),
    backOfficeSetRate: build.mutation<CurrentRates, NewExchangeRate>({
      query: byStaff((data) => ({ method: 'POST', url: ratesUrl, data })),
      invalidatesTags: [...changed],
    }),
    backOfficePaymentSettings: build.query<PaymentSettings, CountryCode>({
      query: byStaff((country) => ({ url: settingsUrl(country) })),
      providesTags: ['BackOfficePaymentSettings'],
    }),
    // both also after another's change, so that the form knows the newest revision
    backOfficeChangeMethods: build.mutation<PaymentSettings, SettingsChange<MethodsChange>>({
      query: byStaff(({ country, revision, change }) => ({
        method: 'PUT',
        url: `${settingsUrl(country)}/methods`,
        data: change,
        headers: { 'If-Match': `"${revision}"` },
      })),
      invalidatesTags: [...changed],
    }),
    backOfficeChangeAccount: build.mutation<PaymentSettings, SettingsChange<BankAccountValues>>({
      query: byStaff(({ country, revision, change }) => ({
        method: 'PUT',
        url: `${settingsUrl(country)}/account`,
        data: change,
        headers: { 'If-Match': `"${revision}"` },
      })),
      invalidatesTags: [...changed],
    }),
  }),
});

const alwaysRefetch = { refetchOnMountOrArgChange: true };
export const useRates = () => settingsApi.useBackOfficeRatesQuery(undefined, alwaysRefetch);
export const useSetRates = (query: StaffListQuery & { currency?: string }) =>
  settingsApi.useBackOfficeSetRatesQuery(query, alwaysRefetch);
export const usePaymentSettings = (country: CountryCode) =>
  settingsApi.useBackOfficePaymentSettingsQuery(country, alwaysRefetch);

export const {
  useBackOfficeSetRateMutation: useSetRate,
  useBackOfficeChangeMethodsMutation: useChangeMethods,
  useBackOfficeChangeAccountMutation: useChangeAccount,
} = settingsApi;
