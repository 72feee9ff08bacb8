export interface Partner {
  name: string;
  /** Type style of the name. */
  variant: 'bold' | 'light' | 'caps' | 'slanted';
  /** Path data of the sign before the name, on a grid of 24. */
  sign: string;
}

/** Invented partners. */
export const partners: Partner[] = [
  {
    name: 'Altavoz Sur',
    variant: 'bold',
    sign: 'M3 9v6h4l6 5V4L7 9zm13-1v8a5 5 0 0 0 0-8zm0-5v3a8 8 0 0 1 0 12v3a11 11 0 0 0 0-18z',
  },
  {
    name: 'Quinta Aurora',
    variant: 'light',
    sign: 'M1 18h22v2H1zM12 7a9 9 0 0 1 9 9H3a9 9 0 0 1 9-9zM11 1h2v4h-2zM2.500 6.500 4 5l3 3-1.500 1.500zM20 5l1.500 1.500-3 3L17 8z',
  },
  { name: 'NEVADO LIVE', variant: 'caps', sign: 'm9 3 5 8 3-4 7 14H0zm0 5-3 6 3-1.500L12 14z' },
  { name: 'Teatro del Faro', variant: 'slanted', sign: 'M10 2h4l1 5h-6zM9 9h6l2 13H7zM0 5l7-1v3zm24 0-7-1v3z' },
  { name: 'Cumbre', variant: 'bold', sign: 'M12 1 23 12 12 23 1 12zm0 6-5 5 5 5 5-5z' },
  {
    name: 'Marea Baja',
    variant: 'light',
    sign: 'M0 8c4-5 8-5 12 0s8 5 12 0v4c-4 5-8 5-12 0S4 7 0 12zm0 8c4-5 8-5 12 0s8 5 12 0v4c-4 5-8 5-12 0s-8-5-12 0z',
  },
  { name: 'TINKUNA', variant: 'caps', sign: 'M2 2h8v8H2zm12 0h8v8h-8zM2 14h8v8H2zm16-1 5 5-5 5-5-5z' },
  { name: 'Rayuelo', variant: 'bold', sign: 'M9 1h6v6H9zM3 9h8v6H3zm10 0h8v6h-8zM9 17h6v6H9z' },
  { name: 'Puerto Sonoro', variant: 'slanted', sign: 'M2 9h3v6H2zm5-4h3v14H7zm5 2h3v10h-3zm5-5h3v20h-3z' },
  {
    name: 'Andén 9',
    variant: 'bold',
    sign: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM8 11h8v2H8z',
  },
  {
    name: 'Killari Fest',
    variant: 'light',
    sign: 'M15 1a11 11 0 1 0 0 22 9 9 0 0 1 0-22zm4 7 1.200 2.800L23 12l-2.800 1.200L19 16l-1.200-2.800L15 12l2.800-1.200z',
  },
  { name: 'Bodega Torralva', variant: 'slanted', sign: 'M6 2h12c1 7-1 11-5 12v6h4v2H7v-2h4v-6C7 13 5 9 6 2z' },
  { name: 'LA CARPA', variant: 'caps', sign: 'M12 1v3l10 7v3h-1v8h-6l-3-7-3 7H3v-8H2v-3l10-7z' },
  {
    name: 'Arena Norte',
    variant: 'bold',
    sign: 'M1 16c0-6 5-10 11-10s11 4 11 10v4h-4v-4c0-3-3-6-7-6s-7 3-7 6v4H1zm8 1a3 3 0 0 1 6 0v3H9z',
  },
  { name: 'Volantina', variant: 'light', sign: 'M12 1 21 11 12 17 3 11zm-1 17h2l2 5H9z' },
];
