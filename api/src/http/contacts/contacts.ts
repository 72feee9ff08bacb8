import { isAllowed } from '@idavuelta/shared/contracts/staff';
import type { FastifyRequest, RouteOptions } from 'fastify';
import type { StaffActor } from '../../database/actor.ts';
import type { Database } from '../../database/database.ts';
import type { App } from '../app.ts';
import { type ContactRead, createContactReadsRepository } from './contact-reads.repository.ts';
import { contactRemover } from './without-contacts.ts';

const base = '/staff-api/';

/** Parameters that choose a page of a list or its order, and are not recorded. */
const ofPages = new Set(['page', 'size', 'sort', 'limit', 'cursor', 'before']);

/** The filters of a list. Of a typed text, which may be somebody's e-mail, only that there was one. */
function filterOf(query: unknown) {
  const entries = Object.entries(query as object).filter(([name, value]) => value !== undefined && !ofPages.has(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, name === 'text' ? true : value]));
}

/** What was read: the path up to its last id, e.g. `orders/<id>` also of its timeline. */
function subjectOf(url: string, params: Record<string, string>) {
  const parts = url.slice(base.length).split('/');
  const last = parts.findLastIndex((part) => part.startsWith(':'));
  const kept = last < 0 ? parts : parts.slice(0, last + 1);
  return `contacts:${kept.map((part) => (part.startsWith(':') ? params[part.slice(1)] : part)).join('/')}`;
}

function readOf({ query, params, routeOptions }: FastifyRequest, operation: string, actor: StaffActor): ContactRead {
  const filter = filterOf(query);
  return {
    actor,
    subject: subjectOf(routeOptions.url ?? '', params as Record<string, string>),
    detail: { operation, ...(Object.keys(filter).length > 0 && { filter }) },
  };
}

/**
 * Sees to it that contacts in responses to staff reach only roles with `contacts.read`, whose reads are in the audit. Which
 * fields are contacts is said in the schemas of the responses.
 */
export function registerContacts(app: App, { db }: { db: Database }) {
  const reads = createContactReadsRepository(db);
  app.addHook('onRoute', (route: RouteOptions) => {
    const { operationId = '', response } = (route.schema ?? {}) as { operationId?: string; response?: object };
    const success = (response as Record<number, object> | undefined)?.[200];
    const remove = route.url.startsWith(base) && success ? contactRemover(success) : undefined;
    if (!remove) return;
    route.preSerialization = async (request, reply, payload) => {
      if (reply.statusCode !== 200) return payload;
      const { role, actor } = request.staff;
      if (!isAllowed(role, 'contacts.read')) return remove(payload);
      // an act has a row of its own
      if (request.method === 'GET') await reads.add(readOf(request, operationId, actor));
      return payload;
    };
  });
}
