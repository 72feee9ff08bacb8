const schemas =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws';

export const namespaces = {
  /** Records and headers. */
  informacion: `${schemas}/SuministroInformacion.xsd`,
  /** What is sent. */
  lr: `${schemas}/SuministroLR.xsd`,
  soap: 'http://schemas.xmlsoap.org/soap/envelope/',
} as const;
