import { after } from 'node:test';
import { configuredStore } from '../registry/stores/configured-store.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import type { ReleaseStore } from '../registry/stores/release-store.ts';
import { temporaryFolder } from './releases.ts';

/** Starts a bucket that the environment it returns names. */
type StartBucket = (stopAfter: typeof after) => Promise<{ env: NodeJS.ProcessEnv }>;

/** Every kind of store, each as a function that makes an empty one: what holds for one holds for all. */
export const storeKinds = (startBucket: StartBucket): [string, () => Promise<ReleaseStore>][] => [
  ['a folder', async () => createFolderStore(temporaryFolder())],
  ['a bucket', async () => configuredStore((await startBucket(after)).env, '')],
];
