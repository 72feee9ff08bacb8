import type { FoundKind } from '@idavuelta/shared/contracts/staff';
import type { App } from '../../http/app.ts';
import type { Finder } from './finder.ts';

/** Pages that show one thing, by the operation that reads it, with the parameter that names it. */
const pages = new Map<string, { kind: FoundKind; parameter: string }>([
  ['getOrderForStaff', { kind: 'order', parameter: 'id' }],
  ['getCustomer', { kind: 'customer', parameter: 'id' }],
  ['getManagedEvent', { kind: 'event', parameter: 'slug' }],
]);

/** Remembers what a person opens, however they got there: reading one thing means its page. Programs are ignored. */
export function rememberReads(app: App, finder: Pick<Finder, 'remember'>) {
  app.addHook('onSend', async (request, reply, payload) => {
    const page = pages.get(request.routeOptions.schema?.operationId ?? '');
    if (!page || reply.statusCode !== 200 || request.staff.actor.startsWith('program:')) return payload;
    const thing = String((request.params as Record<string, unknown>)[page.parameter]);
    // the page must not fail because this could not be stored
    await finder
      .remember({ kind: page.kind, thing }, request.staff)
      .catch((error: Error) => request.log.warn({ reason: error.message }, 'an opened page was not remembered'));
    return payload;
  });
}
