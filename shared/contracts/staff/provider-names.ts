/** Display names of payment providers, the same in every language. */
export const providerNames = { webpay: 'Webpay', mercadopago: 'Mercado Pago', redsys: 'Redsys' } as const;
