import { randomInt } from 'node:crypto';
import type { Registry } from '@idavuelta/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasCanary, registryOfGroup, visitorGroups } from '../registry/canary.ts';
import { cookieOf, setCookie } from './cookies.ts';
import { previewsOf, withPreviews } from './previews.ts';

const cookieName = 'idavuelta-group';

/** Seconds that a visitor stays in a group: longer than any canary. */
const maxAge = 90 * 24 * 3_600;

/**
 * Returns a visitor's registry: with their previews or, during a canary, the releases of their group. The group is
 * random and kept in a cookie, which contains nothing else.
 */
export function registryOfVisitor(registry: Registry, request: FastifyRequest, reply: FastifyReply): Registry {
  const previews = previewsOf(request);
  if (previews.length > 0) return withPreviews(registry, previews);
  if (!hasCanary(registry)) return registry;
  const known = cookieOf(request, cookieName) ?? '';
  if (/^\d{1,2}$/.test(known)) return registryOfGroup(registry, Number(known));
  const group = randomInt(visitorGroups);
  setCookie(reply, { name: cookieName, value: String(group), maxAge });
  return registryOfGroup(registry, group);
}
