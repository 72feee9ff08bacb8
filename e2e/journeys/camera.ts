import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser, launchFlags } from '../browser/find.ts';

/** A browser whose camera shows the picture: a file of JPEG frames one after the other. @param picture a screenshot, PNG */
export async function browserWithCamera(picture: Buffer): Promise<Browser> {
  const frame = await sharp(picture)
    .resize(440, 440, { fit: 'contain', background: 'white' })
    .extend({ top: 20, bottom: 20, left: 100, right: 100, background: 'white' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 92 })
    .toBuffer();
  const file = join(mkdtempSync(join(tmpdir(), 'camera-')), 'ticket.mjpeg');
  writeFileSync(file, Buffer.concat(Array.from({ length: 30 }, () => frame)));
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      ...launchFlags,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  });
}
