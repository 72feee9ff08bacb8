import type { FoundKind } from '@idavuelta/shared/contracts/staff';
import type { App } from '../../http/app.ts';
import type { Finder } from './finder.ts';

/** Pages that show one thing, by the operation that reads it, with the parameter that names it. */
const pages = new Map<string, { kind: FoundKind; parameter: string }>([
  ['getOrderForStaff', { kind: 'order', parameter: 'id' }],
  ['getCustomer', { kind: 'customer', parameter: 'id' }],
  ['getManagedEvent', { kind: 'event', parameter: 'slug' }],
]);

/** Remembers what a person opens by any way: a read of one thing is its page. Programs open nothing. */
export function rememberReads(app: App, finder: Pick<Finder, 'remember'>) {
  app.addHook('onSend', async (request, reply, payload) => {
    const page = pages.get(request.routeOptions.schema?.operationId ?? '');
    if (!page || reply.statusCode !== 200 || request.staff.actor.startsWith('program:')) return payload;
    const thing = String((request.params as Record<string, unknown>)[page.parameter]);
    // what one opened last is not worth a page that fails
    await finder
      .remember({ kind: page.kind, thing }, request.staff)
      .catch((error: Error) => request.log.warn({ reason: error.message }, 'an opened page was not remembered'));
    return payload;
  });
}
