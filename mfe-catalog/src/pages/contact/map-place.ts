import { offices } from '../../features/offices/offices.ts';

/** The office on the map. */
export const [mainOffice] = offices;

/** Latitude, longitude. */
export const mapCentre: [number, number] = [-12.1318, -77.0303];

export const mapZoom = 16;

/** Link to directions. */
export const directions = `https://www.openstreetmap.org/?mlat=${mapCentre[0]}&mlon=${mapCentre[1]}#map=${mapZoom}/${mapCentre.join('/')}`;
