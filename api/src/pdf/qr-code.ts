import QRCode from 'qrcode';

/** A dark module of a QR code, counted from the upper left corner. */
export interface Square {
  x: number;
  y: number;
}

/**
 * Encodes a QR code as vector squares, sharp at any size without an image.
 * @param level error correction: low on paper, where modules should be large; screens use `M`, authorities ask for more
 */
export function qrCode(text: string, level: 'L' | 'M' | 'Q' = 'L'): { size: number; dark: Square[] } {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: level }).modules;
  const dark = [...data.keys()].filter((i) => data[i]).map((i) => ({ x: i % size, y: Math.floor(i / size) }));
  return { size, dark };
}
