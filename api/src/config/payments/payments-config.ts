import type { Static, TObject } from '@fastify/type-provider-typebox';
import { optional, text } from '../variable-types.ts';
import { mercadopagoVariables, readMercadoPagoConfig } from './mercadopago-config.ts';
import { readRedsysConfig, redsysVariables } from './redsys-config.ts';
import { readWebpayConfig, webpayVariables } from './webpay-config.ts';

// Apart from the providers themselves, which bring their libraries: every command reads the configuration.

/** The environment variables of all payment providers. */
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

/** The providers whose page is reached by a form, with addresses of one origin. */
const withForms = ({ webpay, redsys }: PaymentConfig) => [webpay, redsys];

/**
 * Settings of the payment providers. A provider without settings is not offered.
 * @throws Error in production when browsers would not be allowed to post a provider's form
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
