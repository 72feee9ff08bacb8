/** User of SUNAT's test environment; not a secret. */
export const testUser = { user: 'MODDATOS', password: 'MODDATOS' };

export const billService = '/ol-ti-itcpfegem/billService';
export const billConsultService = '/ol-it-wsconscpegem/billConsultService';
