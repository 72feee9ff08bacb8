import type { Static, TObject } from '@fastify/type-provider-typebox';
import { optional, text } from '../variable-types.ts';
import { mercadopagoVariables, readMercadoPagoConfig } from './mercadopago-config.ts';
import { readRedsysConfig, redsysVariables } from './redsys-config.ts';
import { readWebpayConfig, webpayVariables } from './webpay-config.ts';

// Kept apart from the providers and their libraries, because every command reads the configuration.

export const paymentVariables = {
  PAYMENT_FORM_ORIGINS: optional(text()),
  ...webpayVariables,
  ...mercadopagoVariables,
  ...redsysVariables,
};

type PaymentVariables = Static<TObject<typeof paymentVariables>>;

const readProviders = (variables: PaymentVariables, development: boolean) => ({
  webpay: readWebpayConfig(variables, development),
  mercadopago: readMercadoPagoConfig(variables),
  redsys: readRedsysConfig(variables),
});

/** Returns the providers whose payment page is reached by posting a form; each uses a single origin. */
const withForms = ({ webpay, redsys }: PaymentConfig) => [webpay, redsys];

/**
 * Reads the settings of the payment providers. A provider without settings is not offered.
 * @throws Error in production when the site's policy would block posting a provider's form
 */
export function readPaymentConfig(variables: PaymentVariables, development: boolean) {
  const config = readProviders(variables, development);
  const allowed = (variables.PAYMENT_FORM_ORIGINS ?? '').split(',');
  for (const provider of development ? [] : withForms(config)) {
    const origin = provider && new URL(provider.baseUrl).origin;
    if (origin && !allowed.includes(origin))
      throw new Error(`PAYMENT_FORM_ORIGINS lacks ${origin}: browsers would not post its form`);
  }
  return config;
}

export type PaymentConfig = Partial<ReturnType<typeof readProviders>>;
