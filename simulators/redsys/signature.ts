import { createCipheriv, createHmac } from 'node:crypto';

/** A message between Redsys and a shop: base64 parameters and their signature. */
export interface SignedMessage {
  Ds_SignatureVersion: string;
  Ds_MerchantParameters: string;
  Ds_Signature: string;
}

export const version = 'HMAC_SHA256_V1';

/** Signs parameters: HMAC-SHA256 with a key derived from the order number by triple DES. */
export function sign(secretKey: string, order: string, parameters: string) {
  const cipher = createCipheriv('des-ede3-cbc', Buffer.from(secretKey, 'base64'), Buffer.alloc(8));
  cipher.setAutoPadding(false);
  const padded = Buffer.alloc(Math.ceil(Buffer.byteLength(order) / 8) * 8);
  padded.write(order);
  const key = Buffer.concat([cipher.update(padded), cipher.final()]);
  return createHmac('sha256', key).update(parameters).digest('base64');
}

/** Tells whether a text was signed with the key of the order. */
export const isSigned = (secretKey: string, order: string, text: string, signature: string) =>
  Buffer.from(sign(secretKey, order, text), 'base64').equals(Buffer.from(signature, 'base64'));

/** Builds a message as the service sends it, in URL-safe base64. */
export function signedMessage(secretKey: string, order: string, parameters: object): SignedMessage {
  const encoded = Buffer.from(JSON.stringify(parameters)).toString('base64url');
  const signature = Buffer.from(sign(secretKey, order, encoded), 'base64').toString('base64url');
  return { Ds_SignatureVersion: version, Ds_MerchantParameters: encoded, Ds_Signature: signature };
}

/** Reads the parameters of a shop's message. @returns undefined when it is not signed with the key */
export function readMessage(secretKey: string, message: Partial<SignedMessage>): Record<string, string> | undefined {
  const { Ds_MerchantParameters: encoded = '', Ds_Signature: signature = '' } = message;
  if (message.Ds_SignatureVersion !== version) return undefined;
  try {
    const parameters = JSON.parse(Buffer.from(encoded, 'base64').toString()) as Record<string, string>;
    return isSigned(secretKey, String(parameters.DS_MERCHANT_ORDER), encoded, signature) ? parameters : undefined;
  } catch {
    return undefined;
  }
}
