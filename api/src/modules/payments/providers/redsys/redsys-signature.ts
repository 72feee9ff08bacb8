import { createCipheriv, createHmac } from 'node:crypto';

/** Signature version, stated in every message. */
export const signatureVersion = 'HMAC_SHA256_V1';

/**
 * Signs with HMAC-SHA256 under the order's key, which is the shop's key encrypted with triple DES. `redsys-easy` signs
 * its own messages this way but exports no function for others.
 * @param secretKey of the shop, in base64
 * @returns the signature in base64
 */
export function signForOrder(secretKey: string, order: string, text: string): string {
  const cipher = createCipheriv('des-ede3-cbc', Buffer.from(secretKey, 'base64'), Buffer.alloc(8));
  cipher.setAutoPadding(false);
  const padded = Buffer.alloc(Math.ceil(Buffer.byteLength(order) / 8) * 8);
  padded.write(order);
  const key = Buffer.concat([cipher.update(padded), cipher.final()]);
  return createHmac('sha256', key).update(text).digest('base64');
}

export const isSignedForOrder = (secretKey: string, order: string, text: string, signature: string): boolean =>
  Buffer.from(signForOrder(secretKey, order, text), 'base64').equals(Buffer.from(signature, 'base64'));
