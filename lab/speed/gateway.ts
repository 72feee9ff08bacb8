/**
 * A gateway with one rendering thread, for `npm run speed -- server` and `profile`. `TTL` is the lifetime of cached
 * pages in milliseconds. Its parent process may query its CPU time in microseconds, its memory in bytes, and a profile
 * of the thread.
 */
import { createGateway } from '@idavuelta/deploy/gateway/server.ts';
import { createRenderer } from '@idavuelta/deploy/render/renderer.ts';
import { outputDir } from '@idavuelta/e2e/test-site/environment.ts';
import { apiUrl } from '@idavuelta/e2e/test-site/ports.ts';
import { type CpuProfile, profileThread } from './thread-profile.ts';

const { PORT, TTL } = process.env;
const renderer = createRenderer({ outputDir, apiUrl, config: {}, threads: 1, ttl: Number(TTL) });
const gateway = await createGateway({
  outputDir,
  apiUrl,
  origins: [`http://localhost:${PORT}`],
  paymentOrigins: [],
  renderer,
});
await renderer.warm(`http://localhost:${PORT}`);
await gateway.listen({ port: Number(PORT), host: 'localhost' });

let endProfile: (() => Promise<CpuProfile>) | undefined;
const questions: Record<string, () => unknown> = {
  'processor time': () => process.cpuUsage(),
  memory() {
    globalThis.gc?.();
    return process.memoryUsage.rss();
  },
  async 'begin profile'() {
    endProfile = await profileThread();
    return 'begun';
  },
  'end profile': () => endProfile?.(),
};
process.on('message', async (question: string) => process.send?.(await questions[question]?.()));
