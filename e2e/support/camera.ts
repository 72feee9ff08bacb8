import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { qrCode } from '@idavuelta/api/pdf/qr-code.ts';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser, launchFlags } from '../browser/find.ts';

/**
 * Opens a browser whose camera shows the picture, through a file of consecutive JPEG frames.
 * @param picture a screenshot, PNG
 */
export async function browserWithCamera(picture: Buffer): Promise<Browser> {
  const frame = await sharp(picture)
    .resize(440, 440, { fit: 'contain', background: 'white' })
    .extend({ top: 20, bottom: 20, left: 100, right: 100, background: 'white' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 92 })
    .toBuffer();
  return (await browserWithFrames(frame)).browser;
}

/**
 * @param frame JPEG @returns the browser, and a function that changes what its camera shows the next time it is opened
 */
export async function browserWithFrames(frame: Buffer) {
  const file = join(mkdtempSync(join(tmpdir(), 'camera-')), 'ticket.mjpeg');
  const show = (shown: Buffer) => writeFileSync(file, Buffer.concat(Array.from({ length: 30 }, () => shown)));
  show(frame);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      ...launchFlags,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  });
  return { browser, show };
}

/** Renders a QR code of the text, PNG. */
export async function pictureOfCode(text: string): Promise<Buffer> {
  const { size, dark } = qrCode(text);
  const margin = 4;
  const side = size + 2 * margin;
  const squares = dark.map(({ x, y }) => `<rect x="${x + margin}" y="${y + margin}" width="1" height="1"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="440" height="440" shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="white"/>${squares.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
