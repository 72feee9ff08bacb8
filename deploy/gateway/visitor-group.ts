import { randomInt } from 'node:crypto';
import type { Registry } from '@idavuelta/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasCanary, registryOfGroup, visitorGroups } from '../registry/canary.ts';

const cookie = /(?:^|;\s*)idavuelta-group=(\d{1,2})(?:;|$)/;

/** Seconds that a visitor stays in a group: longer than any canary. */
const maxAge = 90 * 24 * 3_600;

/**
 * The registry as a visitor has it. While there is a canary, the cookie `idavuelta-group` keeps a visitor's group; who
 * comes without one gets one by chance. The cookie says nothing else of anyone.
 */
export function registryOfVisitor(registry: Registry, request: FastifyRequest, reply: FastifyReply): Registry {
  if (!hasCanary(registry)) return registry;
  const known = cookie.exec(request.headers.cookie ?? '')?.[1];
  if (known) return registryOfGroup(registry, Number(known));
  const group = randomInt(visitorGroups);
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `idavuelta-group=${group}; Path=/; Max-Age=${maxAge}; SameSite=Lax; HttpOnly${secure}`);
  return registryOfGroup(registry, group);
}
