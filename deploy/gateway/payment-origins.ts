/**
 * Where the wizard posts forms to: Webpay, when it is on, and Redsys. Mercado Pago's page is behind a link.
 * @throws Error when an address is none
 */
export const paymentOriginsOf = ({ WEBPAY_BASE_URL, REDSYS_BASE_URL }: NodeJS.ProcessEnv): string[] =>
  Object.entries({ WEBPAY_BASE_URL, REDSYS_BASE_URL: REDSYS_BASE_URL || 'https://sis.redsys.es' }).flatMap(
    ([name, address]) => {
      if (!address) return [];
      if (!URL.canParse(address)) throw new Error(`${name}: "${address}" is not an address`);
      return [new URL(address).origin];
    },
  );
