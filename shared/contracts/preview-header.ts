/** Of calls that a gateway passes on: the previewed releases of the page that makes them, as `mfe-booking@1.4.0-91b48f3b`. */
export const previewHeader = 'x-idavuelta-preview';
