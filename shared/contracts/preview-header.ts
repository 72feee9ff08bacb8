/**
 * Header of calls forwarded by a gateway: the previewed releases of the calling page, as `mfe-booking@1.4.0-91b48f3b`.
 */
export const previewHeader = 'x-idavuelta-preview';
