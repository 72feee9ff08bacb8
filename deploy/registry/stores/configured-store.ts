import { createFolderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';

/** Tells whether releases live in a bucket instead of the output folder. */
export const hasBucket = (env: NodeJS.ProcessEnv) => Boolean(env.RELEASES_S3_BUCKET);

/**
 * Creates the configured store: a bucket, otherwise the output folder. The S3 library is loaded only when requireVariable.
 * @throws Error when a setting is missing
 */
export async function configuredStore(env: NodeJS.ProcessEnv, outputDir: string): Promise<ReleaseStore> {
  if (!hasBucket(env)) return createFolderStore(outputDir);
  const requireVariable = (name: string) => {
    const value = env[name];
    if (!value) throw new Error(`${name} is not set, and releases live in the bucket ${env.RELEASES_S3_BUCKET}`);
    return value;
  };
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store({
    bucket: requireVariable('RELEASES_S3_BUCKET'),
    prefix: env.RELEASES_S3_PREFIX?.replace(/^\/+|\/+$/g, ''),
    client: {
      region: env.RELEASES_S3_REGION ?? 'us-east-1',
      ...(env.RELEASES_S3_ENDPOINT && { endpoint: env.RELEASES_S3_ENDPOINT }),
      forcePathStyle: env.RELEASES_S3_PATH_STYLE === 'true',
      credentials: {
        accessKeyId: requireVariable('AWS_ACCESS_KEY_ID'),
        secretAccessKey: requireVariable('AWS_SECRET_ACCESS_KEY'),
        ...(env.AWS_SESSION_TOKEN && { sessionToken: env.AWS_SESSION_TOKEN }),
      },
    },
  });
}
