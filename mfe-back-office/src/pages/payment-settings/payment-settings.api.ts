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
import { reading, sendChange, writing } from '../../kit/resource.ts';

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

export const useRates = reading<CurrentRates>(rates, tag);
export const useSetRates = reading<StaffList<SetRate>, StaffListQuery & { currency?: string }>(`${rates}/history`, tag);
export const useSetRate = writing<CurrentRates, NewExchangeRate>(`POST ${rates}`, changed);
export const usePaymentSettings = reading<PaymentSettings, CountryCode>(settings, tag);
export const useChangeMethods = writing<PaymentSettings, SettingsChange<MethodsChange>>(
  `PUT ${settings}/methods`,
  changed,
  sendChange,
);
export const useChangeAccount = writing<PaymentSettings, SettingsChange<BankAccountValues>>(
  `PUT ${settings}/account`,
  changed,
  sendChange,
);
