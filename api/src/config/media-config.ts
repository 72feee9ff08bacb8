import type { Static, TObject } from '@fastify/type-provider-typebox';
import { Type } from '@fastify/type-provider-typebox';
import { address, optional, text } from './variable-types.ts';

/**
 * Environment variables of the pictures' bucket, named like those of the releases' bucket; both share the credentials.
 */
export const mediaVariables = {
  MEDIA_S3_BUCKET: optional(text()),
  MEDIA_S3_PREFIX: text({ default: '' }),
  MEDIA_S3_REGION: text({ default: 'us-east-1' }),
  MEDIA_S3_ENDPOINT: optional(address()),
  MEDIA_S3_PATH_STYLE: Type.Boolean({ default: false }),
  AWS_ACCESS_KEY_ID: optional(text()),
  AWS_SECRET_ACCESS_KEY: optional(text()),
  AWS_SESSION_TOKEN: optional(text()),
};

export interface MediaBucket {
  name: string;
  /** Folder in the bucket, without leading and trailing slashes. */
  prefix: string;
  client: {
    region: string;
    endpoint?: string;
    forcePathStyle: boolean;
    credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
  };
}

/**
 * Returns the bucket of customers' pictures; undefined when they are stored in the folder.
 * @throws Error with one line per missing credential
 */
export function readMediaBucket(variables: Static<TObject<typeof mediaVariables>>): MediaBucket | undefined {
  const { MEDIA_S3_BUCKET: name, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  if (!name) return undefined;
  if (!accessKeyId || !secretAccessKey) {
    const missing = [!accessKeyId && 'AWS_ACCESS_KEY_ID', !secretAccessKey && 'AWS_SECRET_ACCESS_KEY'].filter(Boolean);
    throw new Error(missing.map((variable) => `${variable} is required for the bucket ${name}`).join('\n'));
  }
  const { MEDIA_S3_ENDPOINT: endpoint, AWS_SESSION_TOKEN: sessionToken } = variables;
  return {
    name,
    prefix: variables.MEDIA_S3_PREFIX.replace(/^\/+|\/+$/g, ''),
    client: {
      region: variables.MEDIA_S3_REGION,
      ...(endpoint && { endpoint }),
      forcePathStyle: variables.MEDIA_S3_PATH_STYLE,
      credentials: { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) },
    },
  };
}
