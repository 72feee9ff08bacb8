import { randomInt } from 'node:crypto';
import type { Registry } from '@idavuelta/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasCanary, registryOfGroup, visitorGroups } from '../registry/canary.ts';
import { previewsOf, withPreviews } from './previews.ts';

const cookie = /(?:^|;\s*)idavuelta-group=(\d{1,2})(?:;|$)/;

/** Seconds that a visitor stays in a group: longer than any canary. */
const maxAge = 90 * 24 * 3_600;

/**
 * The registry as a visitor has it: with the releases of their previews or, while there is a canary, of their group. The
 * cookie `idavuelta-group` keeps the group; who comes without one gets one by chance. The cookie says nothing else of
 * anyone.
 */
export function registryOfVisitor(registry: Registry, request: FastifyRequest, reply: FastifyReply): Registry {
  const previews = previewsOf(request);
  if (previews.length > 0) return withPreviews(registry, previews);
  if (!hasCanary(registry)) return registry;
  const known = cookie.exec(request.headers.cookie ?? '')?.[1];
  if (known) return registryOfGroup(registry, Number(known));
  const group = randomInt(visitorGroups);
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `idavuelta-group=${group}; Path=/; Max-Age=${maxAge}; SameSite=Lax; HttpOnly${secure}`);
  return registryOfGroup(registry, group);
}
