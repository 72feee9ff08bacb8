import { createHash } from 'node:crypto';
import type { Registry } from '@idavuelta/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { publicRegistry } from '../registry/public-registry.ts';
import { sendText, sharedText } from './send-text.ts';
import { registryOfVisitor } from './visitor-group.ts';
import type { Visits } from './visits.ts';

/** Serves the visitor's registry. Open pages poll it every minute, so most responses say that nothing has changed. */
export function addRegistryRoute(app: FastifyInstance, readRegistry: () => Registry, visits: Visits) {
  app.get('/registry.json', (request, reply) => {
    const registry = readRegistry();
    // Open pages keep what they have.
    if (Object.keys(registry.modules).length === 0)
      return reply
        .code(503)
        .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
        .send({ revision: 0, modules: {} });
    const theirs = registryOfVisitor(registry, request, reply);
    if (!theirs.previews) visits.serve(registry, theirs, request, reply);
    const { text, etag } = textOf(theirs);
    reply.type('application/json').headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return sendText(request, reply, sharedText(text), 'cookie');
  });
}

const texts = new WeakMap<Registry, { text: string; etag: string }>();

/** Serializes the public registry with its ETag, a weak one because all encodings share it. */
function textOf(registry: Registry) {
  const known = texts.get(registry);
  if (known) return known;
  const text = JSON.stringify(publicRegistry(registry));
  const made = { text, etag: `W/"${createHash('sha256').update(text).digest('base64url')}"` };
  texts.set(registry, made);
  return made;
}
