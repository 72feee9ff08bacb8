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
import { mutationHook, queryHook, sendChange } from '../../kit/resource.ts';

interface SettingsChange<Change> {
  country: CountryCode;
  /** The revision that was read. */
  revision: number;
  change: Change;
}

const rates = '/staff-api/exchange-rates';
const settings = '/staff-api/payment-settings/:country';
const tag = 'BackOfficePaymentSettings';
const changed = [tag, 'BackOfficeAudit'] as const;

export const useRates = queryHook<CurrentRates>(rates, tag);
export const useSetRates = queryHook<StaffList<SetRate>, StaffListQuery & { currency?: string }>(
  `${rates}/history`,
  tag,
);
export const useSetRate = mutationHook<CurrentRates, NewExchangeRate>(`POST ${rates}`, changed);
export const usePaymentSettings = queryHook<PaymentSettings, CountryCode>(settings, tag);
export const useChangeMethods = mutationHook<PaymentSettings, SettingsChange<MethodsChange>>(
  `PUT ${settings}/methods`,
  changed,
  sendChange,
);
export const useChangeAccount = mutationHook<PaymentSettings, SettingsChange<BankAccountValues>>(
  `PUT ${settings}/account`,
  changed,
  sendChange,
);
