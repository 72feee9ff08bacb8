import type { FastifyRequest, RouteOptions } from 'fastify';
import type { StaffActor } from '../../database/actor.ts';
import type { Database } from '../../database/database.ts';
import type { App } from '../app.ts';
import { type ContactRead, createContactReadsRepository } from './contact-reads.repository.ts';
import { contactRemover } from './without-contacts.ts';

const base = '/staff-api/';

/** Parameters for paging and sorting, which are not recorded. */
const ofPages = new Set(['page', 'size', 'sort', 'limit', 'cursor', 'before']);

/** Returns the filters of a list. Of a search text, which may be an e-mail address, only its presence is recorded. */
function filterOf(query: unknown) {
  const entries = Object.entries(query as object).filter(([name, value]) => value !== undefined && !ofPages.has(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, name === 'text' ? true : value]));
}

/** Returns the path up to its last id, e.g. `orders/<id>` also for the order's timeline. */
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
 * Removes contact details from staff responses unless the role has `contacts.read`, and audits reads by those that do.
 * Response schemas mark the contact fields.
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
      const { may, actor } = request.staff;
      if (!may('contacts.read')) return remove(payload);
      // changes are audited on their own
      if (request.method === 'GET') await reads.add(readOf(request, operationId, actor));
      return payload;
    };
  });
}
