import { startWebpaySimulator } from './server.ts';

const port = Number(process.env.WEBPAY_SIMULATOR_PORT ?? 3010);

try {
  const { url, close } = await startWebpaySimulator({ port, host: 'localhost' });
  console.log(`Webpay simulator at ${url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(taken ? `Webpay simulator: port ${port} is taken.` : `Webpay simulator: ${(error as Error).message}`);
  process.exitCode = 1;
}
