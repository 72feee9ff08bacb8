/** Corporate site and contact address. */
export const corporateSite = 'https://empresas.idavuelta.pe';
export const corporateMail = 'empresas@idavuelta.pe';
