import QRCode from 'qrcode';
import sharp from 'sharp';

/** Size of the square picture in pixels. */
const pixels = 440;
/** Margin in modules. */
const margin = 2;

/** Renders a QR code as PNG in a worker thread. */
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
