import QRCode from 'qrcode';
import sharp from 'sharp';

/** Of the picture, which is square. */
const pixels = 440;
/** White squares around the code. */
const margin = 2;

/** A QR code as a PNG, drawn off the thread that answers others. */
export function qrPicture(text: string): Promise<Buffer> {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const width = size + 2 * margin;
  const squares = Buffer.alloc(width * width, 255);
  for (const [i, isDark] of data.entries())
    if (isDark) squares[(Math.floor(i / size) + margin) * width + (i % size) + margin] = 0;
  return sharp(squares, { raw: { width, height: width, channels: 1 } })
    .resize(pixels, pixels, { kernel: 'nearest' })
    .toColourspace('b-w')
    .png({ adaptiveFiltering: true })
    .toBuffer();
}
