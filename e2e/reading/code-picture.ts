import { qrCode } from '@idavuelta/api/modules/orders/tickets-pdf/qr-code.ts';
import sharp from 'sharp';

/** White squares around a code, as the standard asks. */
const margin = 4;

/** @param level of redundancy: `L` as printed, `M` as on a screen @returns the QR code of a text with its margin, as PNG */
export function codePicture(text: string, side: number, level: 'L' | 'M' = 'L'): Promise<Buffer> {
  const { size, dark } = qrCode(text, level);
  const whole = size + 2 * margin;
  const squares = dark.map(({ x, y }) => `M${x + margin} ${y + margin}h1v1h-1z`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${whole}" width="${side}" height="${side}" shape-rendering="crispEdges"><rect width="${whole}" height="${whole}" fill="#fff"/><path d="${squares}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
