/** Where companies find more, and whom they write to. */
export const corporateSite = 'https://empresas.idavuelta.pe';
export const corporateMail = 'empresas@idavuelta.pe';
