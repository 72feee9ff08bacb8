import { divIcon } from 'leaflet';

const pin = (fill: string, dot: string) =>
  divIcon({
    className: '',
    iconSize: [44, 52],
    iconAnchor: [22, 50],
    html: `<svg viewBox="0 0 44 52" width="44" height="52" aria-hidden="true"><path d="M22 50C9 35 4 29 4 20a18 18 0 1 1 36 0c0 9-5 15-18 30z" fill="${fill}" stroke="#0f1d3a" stroke-width="3"/><circle cx="22" cy="20" r="7" fill="${dot}"/></svg>`,
  });

/** The venue: orange. */
export const placePin = pin('#ff8a1f', '#0f1d3a');

/** Meeting points: night blue. */
export const meetingPin = pin('#2b4072', '#fff');

/** Distance from a pin's point to its label. */
export const labelOffset: [number, number] = [0, -50];
