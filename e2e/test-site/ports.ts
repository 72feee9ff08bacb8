/** Ports of the test site, so that it can run beside `npm start`. */
export const ports = { site: 3100, api: 3101, webpay: 3110 };
export const siteUrl = `http://localhost:${ports.site}`;
export const apiUrl = `http://localhost:${ports.api}`;
