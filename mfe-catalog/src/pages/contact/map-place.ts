/** Our offices. Street names and numbers are the same in every language. */
export const offices = [
  { country: 'PE', phone: '+51 1 640 9000', address: 'Av. Larco 1232, Miraflores, Lima' },
  { country: 'CL', phone: '+56 2 2840 5000', address: 'Av. Providencia 1760, Providencia, Santiago' },
  { country: 'ES', phone: '+34 910 500 600', address: 'Calle de Alcalá 61, 28014 Madrid' },
] as const;

/** The office on the map. */
export const [mainOffice] = offices;

/** Latitude, longitude. */
export const mapCentre: [number, number] = [-12.1318, -77.0303];

export const mapZoom = 16;

/** Link to directions. */
export const directions = `https://www.openstreetmap.org/?mlat=${mapCentre[0]}&mlon=${mapCentre[1]}#map=${mapZoom}/${mapCentre.join('/')}`;
