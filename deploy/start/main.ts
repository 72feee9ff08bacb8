/** `npm start`: builds what is stale, publishes it, and runs the whole site until Ctrl-C. */
import { createGateway } from '../gateway/server.ts';
import { siteDir } from '../site.ts';
import { buildAndPublish, staleBuilds } from './builds.ts';
import { choosePorts } from './ports.ts';
import { apiIsUp, createServices, startBackend } from './services.ts';

const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
const progress = (line: string) => console.log(`[${seconds()}] ${line}`);

let stop = async () => {};
const services = createServices((why) => void fail(new Error(`The ${why}.`)));

async function run() {
  const ports = await choosePorts(process.env);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(0));
  stop = services.stop;

  progress('starting the database and the API…');
  startBackend(services, ports);
  const stale = staleBuilds(siteDir);
  if (stale.length) await buildAndPublish(siteDir, stale, progress);
  else progress('every module is built and published');

  const gateway = await createGateway({
    siteDir,
    apiUrl: `http://localhost:${ports.api}`,
    paymentOrigins: [process.env.WEBPAY_BASE_URL ?? `http://localhost:${ports.webpay}`],
  });
  stop = async () => {
    await gateway.close();
    await services.stop();
  };
  await apiIsUp(ports.api);
  await gateway.listen({ port: ports.site, host: process.env.HOST ?? 'localhost' });
  progress('ready');
  console.log(`
  Idavuelta   http://localhost:${ports.site}
  API         http://localhost:${ports.api}/docs
  Mailbox     http://localhost:${ports.api}/dev/mailbox/page
  Customer    demo@idavuelta.test / demo1234
  Ctrl-C stops everything.
`);
}

async function end(code: number) {
  await stop();
  process.exit(code);
}

async function fail(error: Error) {
  console.error(error.message);
  await end(1);
}

run().catch(fail);
