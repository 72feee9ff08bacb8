import QRCode from 'qrcode';

/** A dark square of a code, in squares from its upper left corner. */
export interface Square {
  x: number;
  y: number;
}

/**
 * A QR code as squares, which are sharp at every size and need no picture.
 * @param level of redundancy: little on paper, where the squares shall be large; screens show `M`
 */
export function qrCode(text: string, level: 'L' | 'M' = 'L'): { size: number; dark: Square[] } {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: level }).modules;
  const dark = [...data.keys()].filter((i) => data[i]).map((i) => ({ x: i % size, y: Math.floor(i / size) }));
  return { size, dark };
}
