import { type S3Faults, startS3 } from './server.ts';

const credentials = { accessKeyId: 'publisher', secretAccessKey: 'not a secret' };

/**
 * Starts an S3 server with an empty bucket, for tests.
 * @param after registers the function that stops it
 * @returns the server, the client's connection data, and the environment variables of its users
 */
export async function startBucket(after: (undo: () => unknown) => void, faults: S3Faults = {}) {
  const server = await startS3({ accessKeyId: credentials.accessKeyId, faults, pageSize: 50 });
  after(() => server.close());
  const env = {
    RELEASES_S3_BUCKET: 'releases',
    RELEASES_S3_PREFIX: 'idavuelta',
    RELEASES_S3_ENDPOINT: server.url,
    RELEASES_S3_PATH_STYLE: 'true',
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  };
  return { ...server, env };
}
