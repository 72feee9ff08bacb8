/** What payment providers are called, in every language. */
export const providerNames = { webpay: 'Webpay', mercadopago: 'Mercado Pago', redsys: 'Redsys' } as const;
