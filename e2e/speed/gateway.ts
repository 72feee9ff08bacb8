/** A gateway with one thread that renders, for `npm run speed -- server`. TTL is how many milliseconds it caches a page. */
import { createGateway } from '@idavuelta/deploy/gateway/server.ts';
import { createRenderer } from '@idavuelta/deploy/render/renderer.ts';
import { outputDir } from '../test-site/environment.ts';
import { apiUrl } from '../test-site/ports.ts';

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
// Whoever started it asks for the processor time that it has used, in microseconds.
process.on('message', () => process.send?.(process.cpuUsage()));
