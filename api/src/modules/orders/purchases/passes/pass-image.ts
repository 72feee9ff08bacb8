import sharp, { type OverlayOptions } from 'sharp';
import { drawnText } from '../../../../drawn-text/drawn-text.ts';
import type { OrderMailInput } from '../../../../mail/order-facts.ts';
import { colours } from '../../../../mail/template/theme.ts';
import { qrCode } from '../../../../pdf/qr-code.ts';
import { type PassTicket, type PassWords, toPassWords } from './ticket-on-pass.ts';

/** In pixels: as wide as a phone screen, as high as its content. */
const width = 1080;
const margin = 72;
const header = 140;
const qrSide = 760;
const labelSize = 28;

interface Line {
  text: string;
  /** Letter height in pixels. */
  size: number;
  colour: string;
  isBold?: boolean;
}

const draw = (line: Line) => drawnText({ ...line, width: width - 2 * margin });

function qrPicture(text: string) {
  const { size, dark } = qrCode(text, 'M');
  // Scanners need a quiet zone of four modules around the code.
  const side = size + 8;
  const squares = dark.map(({ x, y }) => `M${x + 4} ${y + 4}h1v1h-1z`).join('');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${qrSide}" height="${qrSide}" shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="#fff"/><path d="${squares}"/></svg>`,
  );
}

const heading = (text: string, size: number): Line => ({ text, size, colour: colours.ink, isBold: true });

/** Renders a label above its value. */
const fact = ([label, value]: readonly [string, string]): Line[] => [
  { text: label, size: labelSize, colour: colours['ink-soft'] },
  { text: value, size: 38, colour: colours.ink },
];

const above = ({ event, date }: PassWords): Line[] => [
  heading(event, 52),
  { text: date[1], size: 38, colour: colours['orange-ink'] },
];

const below = ({ shortCode, title, note, pickUp, passengers, place, order, more }: PassWords): Line[] => [
  heading(shortCode, 52),
  heading(title, 42),
  { text: note, size: 30, colour: colours['ink-soft'] },
  ...[passengers, pickUp, place, order, ...more].flatMap(fact),
];

/** Renders a ticket as an image for the phone's photo library. */
export async function passImage(input: OrderMailInput, passTicket: PassTicket): Promise<Buffer> {
  const words = toPassWords(input, passTicket);
  const parts: OverlayOptions[] = [];
  let top = header + 48;
  const add = async (lines: Line[]) => {
    for (const line of lines.filter(({ text }) => text.trim() !== '')) {
      const { picture, height } = await draw(line);
      parts.push({ input: picture, left: margin, top });
      top += height + (line.size === labelSize ? 10 : 28);
    }
  };
  const name = await draw({ text: 'Idavuelta', size: 52, colour: colours.paper, isBold: true });
  const bar = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${header}"><rect width="100%" height="100%" fill="${colours.night}"/></svg>`,
  );
  parts.push({ input: bar, left: 0, top: 0 });
  parts.push({ input: name.picture, left: margin, top: Math.round((header - name.height) / 2) });
  await add(above(words));
  parts.push({ input: qrPicture(words.qr), left: (width - qrSide) / 2, top });
  top += qrSide + 28;
  await add(below(words));
  return sharp({ create: { width, height: top + 48, channels: 3, background: colours.paper } })
    .composite(parts)
    .png({ palette: true })
    .toBuffer();
}
