import { createHash } from 'node:crypto';
import type { Registry } from '@idavuelta/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { publicRegistry } from '../registry/public-registry.ts';
import { sendText, sharedText } from './send-text.ts';
import { registryOfVisitor } from './visitor-group.ts';
import type { Visits } from './visits.ts';

/** The registry as the visitor has it. Open pages ask for it every minute: most answers are that nothing is new. */
export function addRegistryRoute(app: FastifyInstance, readRegistry: () => Registry, visits: Visits) {
  app.get('/registry.json', (request, reply) => {
    const registry = readRegistry();
    // Pages that are open keep what they have.
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

/** The registry as browsers get it, with its ETag: a weak one, because encodings share it. */
function textOf(registry: Registry) {
  const known = texts.get(registry);
  if (known) return known;
  const text = JSON.stringify(publicRegistry(registry));
  const made = { text, etag: `W/"${createHash('sha256').update(text).digest('base64url')}"` };
  texts.set(registry, made);
  return made;
}
