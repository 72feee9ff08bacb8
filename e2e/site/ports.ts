/** A site of its own for the tests, beside a running `npm start`. */
export const ports = { site: 3100, api: 3101, webpay: 3110 };
export const siteUrl = `http://localhost:${ports.site}`;
export const apiUrl = `http://localhost:${ports.api}`;
