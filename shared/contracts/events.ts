import type { Profile } from './api/customer.ts';
import type { ErrorCode } from './api/errors.ts';
import type { OrderId } from './api/orders.ts';
import type { CountryCode } from './country.ts';
import type { Language } from './locale.ts';

/** An event of the contract: a Redux action any module may put or take. */
export interface ContractEvent<P> {
  (payload: P): { type: string; payload: P };
  type: string;
  match(action: unknown): action is { type: string; payload: P };
}

/** An event without a payload of its own is put with `undefined`. */
function defineEvent<P = undefined>(name: string): ContractEvent<P> {
  const type = `contract/${name}`;
  const create = (payload: P) => ({ type, payload });
  return Object.assign(create, {
    type,
    match: (action: unknown): action is { type: string; payload: P } =>
      typeof action === 'object' && action !== null && (action as { type?: unknown }).type === type,
  });
}

// | event            | put by        | when                                             |
// |------------------|---------------|--------------------------------------------------|
// | loginRequested   | any module    | a visitor wants something that needs a login     |
// | sessionStarted   | shell         | a login succeeded or a stored token was accepted |
// | sessionEnded     | shell, client | logout, an expired token or a 401                |
// | profileChanged   | mfe-account   | the customer saved the profile                   |
// | languageChanged  | shell         | after the new language's texts are loaded        |
// | countryChanged   | shell         | the visitor chose a country                      |
// | searchSubmitted  | shell         | Enter or the icon in the search box              |
// | orderCreated     | mfe-booking   | init-payment answered with an order              |
// | orderFailed      | mfe-booking   | init-payment refused the order                   |
// | notified         | any module    | something to tell in a toast or snackbar         |
export const loginRequested = defineEvent('loginRequested');
export const sessionStarted = defineEvent<{ token: string; profile?: Profile }>('sessionStarted');
export const sessionEnded = defineEvent<{ reason: 'logout' | 'expired' }>('sessionEnded');
export const profileChanged = defineEvent<{ profile: Profile }>('profileChanged');
export const languageChanged = defineEvent<{ language: Language }>('languageChanged');
export const countryChanged = defineEvent<{ country: CountryCode }>('countryChanged');
export const searchSubmitted = defineEvent<{ query: string }>('searchSubmitted');
export const orderCreated = defineEvent<{ orderId: OrderId }>('orderCreated');
export const orderFailed = defineEvent<{ code: ErrorCode }>('orderFailed');

export interface Notice {
  kind: 'success' | 'error' | 'info';
  /** i18n key with its namespace, e.g. `booking:coupon.added`. */
  key?: string;
  values?: Record<string, string | number>;
  /** Text that the server sent, shown as it is when there is no key. */
  message?: string;
  /** toast: 5 s (default); snackbar: 4 s. */
  as?: 'toast' | 'snackbar';
}
export const notified = defineEvent<Notice>('notified');
