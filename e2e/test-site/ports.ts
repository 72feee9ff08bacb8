const first = Number(process.env.TEST_SITE_PORT ?? 3100);

/** Ports of the test site, separate from those of `npm start`; TEST_SITE_PORT moves them for a second checkout. */
export const ports = { site: first, api: first + 1, webpay: first + 10, mercadopago: first + 11, redsys: first + 12 };
export const siteUrl = `http://localhost:${ports.site}`;
export const apiUrl = `http://localhost:${ports.api}`;

/** Whether the test site is run by another process: consecutive commands then share one site. */
export const isSiteGiven = process.env.TEST_SITE === 'given';
