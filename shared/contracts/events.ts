import type { Profile } from './api/customer.ts';
import type { OrderId } from './api/orders.ts';
import type { CountryCode } from './country.ts';
import type { Language } from './locale.ts';
import type { SessionEnd } from './state.ts';

/** An event of the contract: a Redux action that any module may dispatch or handle. */
export interface ContractEvent<P> {
  (payload: P): { type: string; payload: P };
  type: string;
  match(action: unknown): action is { type: string; payload: P };
}

/** An event without a payload is dispatched with `undefined`. */
function defineEvent<P = undefined>(name: string): ContractEvent<P> {
  const type = `contract/${name}`;
  const create = (payload: P) => ({ type, payload });
  return Object.assign(create, {
    type,
    match: (action: unknown): action is { type: string; payload: P } =>
      typeof action === 'object' && action !== null && (action as { type?: unknown }).type === type,
  });
}

// A module that mounts after an event reads its outcome from `state.ts`. `events.test.ts` holds this table against
// the sources; what `shared/host` does for the shell counts as the shell's.
//
// | event           | put by                                  | when                                         | taken by                                |
// |-----------------|-----------------------------------------|----------------------------------------------|-----------------------------------------|
// | loginRequested  | shell, mfe-account, -booking, -catalog  | a visitor wants something that needs a login | shell                                   |
// | sessionStarted  | shell                                   | a login succeeded or a stored one is valid   | shell                                   |
// | sessionEnded    | shell, mfe-account                      | logout, an expired token, a 401, a deletion  | shell, mfe-account, -booking, -qr-check |
// | accountVerified | mfe-account                             | the link of a sign-up's mail was right       | shell                                   |
// | profileChanged  | shell, mfe-account                      | the customer's profile was fetched or saved  | shell, mfe-booking                      |
// | languageChanged | shell                                   | the new language's texts are loaded          | shell                                   |
// | languageRequested | mfe-back-office                       | a colleague's account or choice says so      | shell                                   |
// | countryChanged  | shell                                   | the visitor chose a country                  | shell                                   |
// | searchSubmitted | shell                                   | Enter or the icon in the search box          | shell                                   |
// | countyChosen    | mfe-catalog                             | a visitor asks for a county's pick-up times  | mfe-booking                             |
// | orderCreated    | mfe-booking                             | the API took an order, paid or not           | mfe-account, -booking                   |
// | orderPaid       | mfe-booking                             | an order is known to be paid                 | mfe-account, -booking                   |
// | notified        | shell, mfe-account, -booking, -qr-check | something to tell in a toast or snackbar     | shell                                   |
/** `{ view: 'sign_up' }` opens the sign-up; shells before contract 3.1 show the login, which links to it. */
export const loginRequested = defineEvent<{ view: 'sign_up' } | undefined>('loginRequested');
export const sessionStarted = defineEvent('sessionStarted');
export const sessionEnded = defineEvent<{ reason: SessionEnd }>('sessionEnded');
export const accountVerified = defineEvent('accountVerified');
export const profileChanged = defineEvent<{ profile: Profile }>('profileChanged');
export const languageChanged = defineEvent<{ language: Language }>('languageChanged');
/** Asks the shell to load the texts of a language and switch to it; earlier shells stay as they are. */
export const languageRequested = defineEvent<{ language: Language }>('languageRequested');
export const countryChanged = defineEvent<{ country: CountryCode }>('countryChanged');
export const searchSubmitted = defineEvent<{ query: string }>('searchSubmitted');
/** The county is from the country's list; without an id the choice is cleared. */
export const countyChosen = defineEvent<{ countyId?: number }>('countyChosen');
export const orderCreated = defineEvent<{ orderId: OrderId }>('orderCreated');
export const orderPaid = defineEvent<{ orderId: OrderId }>('orderPaid');

export interface Notice {
  kind: 'success' | 'error' | 'info';
  /** i18n key with its namespace, e.g. `booking:coupon.added`. */
  key?: string;
  values?: Record<string, string | number>;
  /** Text from the server, shown unchanged when there is no key. */
  message?: string;
  /** toast: 5 s (default); snackbar: 4 s. */
  as?: 'toast' | 'snackbar';
}
export const notified = defineEvent<Notice>('notified');
