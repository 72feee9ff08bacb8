import type { Static, TObject } from '@fastify/type-provider-typebox';
import { mercadopagoVariables, readMercadoPagoConfig } from './mercadopago/mercadopago.config.ts';
import { readRedsysConfig, redsysVariables } from './redsys/redsys.config.ts';
import { readWebpayConfig, webpayVariables } from './webpay/webpay.config.ts';

// Apart from the providers themselves, which bring their libraries: every command reads the configuration.

/** The environment variables of all payment providers. */
export const paymentVariables = { ...webpayVariables, ...mercadopagoVariables, ...redsysVariables };

/** Settings of the payment providers. A provider without settings is not offered. */
export const readPaymentConfig = (variables: Static<TObject<typeof paymentVariables>>, development: boolean) => ({
  webpay: readWebpayConfig(variables, development),
  mercadopago: readMercadoPagoConfig(variables),
  redsys: readRedsysConfig(variables),
});

export type PaymentConfig = Partial<ReturnType<typeof readPaymentConfig>>;
