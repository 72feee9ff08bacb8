import { divIcon } from 'leaflet';
import type { ShownStop } from './plan-view.ts';
import { tripStyle } from './trip-style.ts';

const bad = '#b3221d';
const text = (x: number, fill: string, words: string) => `<text x="${x}" y="16.5" fill="${fill}">${words}</text>`;

const icon = (width: number, anchor: number, drawn: string) =>
  divIcon({
    className: '',
    iconSize: [width, 24],
    iconAnchor: [anchor, 12],
    html: `<svg viewBox="0 0 ${width} 24" width="${width}" height="24" aria-hidden="true" font-size="12" font-weight="700" text-anchor="middle">${drawn}</svg>`,
  });

/**
 * Creates the icon of a stop: its number on the colour of its trip; the first one also shows the trip number on white.
 * A broken rule adds an exclamation mark and a red border.
 */
export function stopIcon(trip: number, { order, broken }: Pick<ShownStop, 'order' | 'broken'>) {
  const { colour } = tripStyle(trip);
  const isBroken = broken.length > 0;
  const label = `${order}${isBroken ? '!' : ''}`;
  const edge = `fill="${colour}" stroke="${isBroken ? bad : '#fff'}" stroke-width="${isBroken ? 3 : 1.5}"`;
  if (order > 1) return icon(24, 12, `<circle cx="12" cy="12" r="10.5" ${edge}/>${text(12, '#fff', label)}`);
  const box = `<rect x="1.5" y="1.5" width="41" height="21" rx="7" ${edge}/>`;
  const ofTrip = '<path d="M20 3H7a4 4 0 0 0-4 4v10a4 4 0 0 0 4 4h13z" fill="#fff"/>';
  return icon(44, 31, `${box}${ofTrip}${text(11.5, colour, String(trip))}${text(31, '#fff', label)}`);
}

/** A party without a trip. */
export const unplannedIcon = icon(
  26,
  13,
  `<path d="M13 1 25 23H1z" fill="#fff" stroke="${bad}" stroke-width="2" stroke-linejoin="round"/><path d="M13 8v7m0 3v2" stroke="${bad}" stroke-width="2.5"/>`,
);
