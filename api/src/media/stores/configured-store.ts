import type { Config } from '../../config/config.ts';
import type { Log } from '../../log/log.ts';
import { createFolderStore } from './folder-store.ts';
import type { MediaStore } from './media-store.ts';

type MediaConfig = Pick<Config, 'mediaDir' | 'mediaBucket'>;

/** The store that is configured: a bucket, or without one the folder. The library for S3 is only loaded when needed. */
export async function configuredStore({ mediaDir, mediaBucket }: MediaConfig, log: Log): Promise<MediaStore> {
  if (!mediaBucket) return createFolderStore(mediaDir);
  const { createBucketStore } = await import('./bucket-store.ts');
  return createBucketStore({ bucket: mediaBucket, folder: mediaDir, log });
}
