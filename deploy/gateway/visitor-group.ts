import { randomInt } from 'node:crypto';
import type { Registry } from '@idavuelta/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasCanary, registryOfGroup, visitorGroups } from '../registry/canary.ts';
import { previewsOf, withPreviews } from './previews.ts';

const cookie = /(?:^|;\s*)idavuelta-group=(\d{1,2})(?:;|$)/;

/** Seconds that a visitor stays in a group: longer than any canary. */
const maxAge = 90 * 24 * 3_600;

/**
 * Returns a visitor's registry: with their previews or, during a canary, the releases of their group. The group is
 * random and kept in the cookie `idavuelta-group`, which contains nothing else.
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
