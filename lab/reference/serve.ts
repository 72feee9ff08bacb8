import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import Fastify from 'fastify';
import webpack from 'webpack';
import { referenceBuilds } from './webpack.ts';

const compress = promisify(brotliCompress);
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/**
 * Builds the reference page and serves it, compressed like the site's files; data and pictures are proxied from the
 * site, as through its own gateway.
 * @param output folder for the build
 * @returns its URL, and a function to stop it
 */
export async function startReference(site: string, output: string) {
  await built(output);
  const files = await compressed(output);
  const server = Fastify();
  server.get('/backend/*', async ({ url, headers }, reply) => {
    const accept = headers.accept ?? '*/*';
    const response = await fetch(site + url, { headers: { accept, 'accept-language': 'es-PE' } });
    const body = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? '';
    reply.code(response.status).type(type).header('cache-control', 'max-age=60');
    if (!type.includes('json')) return reply.send(body);
    return reply.header('content-encoding', 'br').send(await compress(body));
  });
  server.get('/*', (request, reply) => {
    const path = request.url === '/' ? '/host/index.html' : request.url;
    const file = files.get(path);
    if (!file) return reply.code(404).send();
    return reply
      .type(types[extname(path)] ?? 'application/octet-stream')
      .header('content-encoding', 'br')
      .send(file);
  });
  const { port } = new URL(await server.listen({ port: 0, host: 'localhost' }));
  return { url: `http://localhost:${port}/`, stop: () => server.close() };
}

function built(output: string) {
  const compiler = webpack(referenceBuilds(output));
  return new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else compiler.close(() => resolve());
    }),
  );
}

async function compressed(folder: string) {
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(`/${relative(folder, path)}`, await compress(await readFile(path)));
  }
  return files;
}
