import type jsQRFunction from 'jsqr';
import type { Crop } from './picture.ts';

/** Reads the QR code in a part of a picture; `undefined` when there is none. */
export type Decode = (source: CanvasImageSource & ImageBitmapSource, crop: Crop) => Promise<string | undefined>;

export type JsQR = typeof jsQRFunction;

/** @returns the text of the QR code in a picture, dark on light or light on dark; undefined when there is none */
export const readCode = (jsQR: JsQR, { data, width, height }: ImageData) =>
  jsQR(data, width, height, { inversionAttempts: 'attemptBoth' })?.data || undefined;
