import type { CountryCode, PaymentResponse } from '@idavuelta/shared/contracts';
import type { Ending, ProviderCode } from './plan.ts';

/** A provider's payment page, as a buyer uses it. */
export interface BuyerPage {
  country: CountryCode;
  /** Opens the page and presses a button. @returns the return URL; undefined when the page is closed */
  choose(payment: PaymentResponse, ending: Ending): Promise<URL | undefined>;
  /** The return URL as far as it is known before the page is used. */
  earlyReturn(payment: PaymentResponse): string | undefined;
}

const post = (url: string | URL, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** Follows the redirect as a browser does. @returns the page's URL */
async function open(redirect: PaymentResponse['redirect']) {
  if (!redirect) throw new Error('no page of a provider to go to');
  await (redirect.method === 'POST' ? post(redirect.url, redirect.fields ?? {}) : fetch(redirect.url));
  return redirect.url;
}

async function wayBack(response: Response) {
  const location = response.headers.get('location');
  return location ? new URL(location) : undefined;
}

const redsysOrder = (parameters: string) =>
  (JSON.parse(Buffer.from(parameters, 'base64').toString()) as { DS_MERCHANT_ORDER: string }).DS_MERCHANT_ORDER;

export const buyerPages: Record<ProviderCode, BuyerPage> = {
  webpay: {
    country: 'CL',
    async choose({ redirect, webpay_token: token = '' }, ending) {
      const url = await open(redirect);
      const outcome = ending === 'refuse' ? 'decline' : ending;
      return wayBack(await post(new URL('/webpayserver/choice', url), { token_ws: token, outcome }));
    },
    earlyReturn: ({ webpay_token: token }) => `/payments/webpay/return?token_ws=${token}`,
  },
  mercadopago: {
    country: 'PE',
    choose: async ({ redirect, preference_id: id = '' }, outcome) =>
      wayBack(await post(new URL('/checkout/choice', await open(redirect)), { pref_id: id, outcome })),
    // The browser never receives the reference.
    earlyReturn: () => undefined,
  },
  redsys: {
    country: 'ES',
    async choose({ redirect, redsys_merchant_parameters: parameters = '' }, outcome) {
      const url = await open(redirect);
      return wayBack(await post(new URL('/sis/choice', url), { order: redsysOrder(parameters), outcome }));
    },
    earlyReturn: ({ redsys_merchant_parameters: parameters = '' }) =>
      `/payments/redsys/return?reference=${redsysOrder(parameters)}`,
  },
};

/** Returns our payment reference from a return URL. */
export const referenceIn = ({ searchParams }: URL) =>
  searchParams.get('external_reference') ?? searchParams.get('reference') ?? '';
