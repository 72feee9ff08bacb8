import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** Key of the signatures, as the Standard Webhooks specification writes it. */
export const newWebhookSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

interface Signed {
  id: string;
  at: Date;
  body: string;
}

/** Headers of a message, signed with each secret: during a rotation receivers may have either. */
export const signedHeaders = (secrets: string[], { id, at, body }: Signed) => ({
  'content-type': 'application/json',
  'content-length': String(Buffer.byteLength(body)),
  'user-agent': 'Idavuelta-Webhooks',
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
});
