import { createMirror } from './mirror.ts';
import { configuredStore, hasBucket } from './stores/configured-store.ts';

/**
 * Creates the gateway's mirror of the configured bucket; undefined when releases live in the folder itself.
 * @param report called with a sentence about anything that could not be copied
 * @throws Error when a setting of the bucket is missing
 */
export async function configuredMirror(env: NodeJS.ProcessEnv, outputDir: string, report: (line: string) => void) {
  if (!hasBucket(env)) return undefined;
  return createMirror({
    store: await configuredStore(env, outputDir),
    outputDir,
    report: ({ entry, reason }) => report(`${entry} is not taken from the bucket: ${reason}`),
  });
}
