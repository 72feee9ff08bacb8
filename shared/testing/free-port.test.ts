/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { freePort } from './free-port.ts';

it('finds a port that is free, as those above it are, and none that the system gives to others', async () => {
  const first = await freePort([1, 10]);
  for (const port of [first, first + 1, first + 10]) {
    const server = createServer().listen(port);
    await once(server, 'listening');
    expect((server.address() as AddressInfo).port).toBe(port);
    expect(port).toBeLessThan(32_768);
    server.close();
  }
});

it('gives no port to two processes that live at the same time', async () => {
  const ask = `
    const { freePort } = await import('${new URL('free-port.ts', `file://${__dirname}/`).href}');
    const ports = [];
    while (ports.length < 500) ports.push(await freePort());
    process.send(ports);
    process.once('disconnect', () => process.exit());`;
  const processes = [1, 2].map(() =>
    spawn(process.execPath, ['--input-type=module', '-e', ask], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
  );
  const answers = await Promise.all(processes.map((one) => once(one, 'message') as Promise<[number[]]>));
  for (const one of processes) one.disconnect();
  const ports = answers.flatMap(([given]) => given);
  expect(new Set(ports).size).toBe(1000);
});
