import type { Config } from '../../config/config.ts';
import type { Log } from '../../log/log.ts';
import { createFolderStore } from './folder-store.ts';
import type { MediaStore } from './media-store.ts';

type MediaConfig = Pick<Config, 'mediaDir' | 'mediaBucket'>;

/** Returns the configured store: a bucket, otherwise the folder. The S3 library is loaded for a bucket only. */
export async function configuredStore({ mediaDir, mediaBucket }: MediaConfig, log: Log): Promise<MediaStore> {
  if (!mediaBucket) return createFolderStore(mediaDir);
  const { createBucketStore } = await import('./bucket-store.ts');
  return createBucketStore({ bucket: mediaBucket, folder: mediaDir, log });
}
