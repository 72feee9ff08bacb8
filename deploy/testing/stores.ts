import { after } from 'node:test';
import { configuredStore } from '../registry/stores/configured-store.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import type { ReleaseStore } from '../registry/stores/release-store.ts';
import { temporaryFolder } from './releases.ts';

/** Starts a bucket and returns the environment that configures it. */
type StartBucket = (stopAfter: typeof after) => Promise<{ env: NodeJS.ProcessEnv }>;

/** Returns every kind of store as a function that creates an empty one, to run the same tests for all. */
export const storeKinds = (startBucket: StartBucket): [string, () => Promise<ReleaseStore>][] => [
  ['a folder', async () => createFolderStore(temporaryFolder())],
  ['a bucket', async () => configuredStore((await startBucket(after)).env, '')],
];
