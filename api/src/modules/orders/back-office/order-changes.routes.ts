import type { OrderId } from '@idavuelta/shared/contracts';
import { orderParams, passengerChangeSchema } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { AppError } from '../../../errors.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { orderId } from '../../../http/order-id.ts';
import { ok } from '../../../http/schemas.ts';
import type { createReissueTicket } from '../../tickets/reissue-ticket.ts';
import type { OrderStates } from '../order-states.ts';
import type { createFlags } from '../staff/flags.ts';
import type { OrderNotes } from '../staff/order-notes.ts';
import type { ResendMail } from '../staff/resend-mail.ts';
import type { StaffCancellation } from '../staff/staff-cancellation.ts';
import type { ChangePassenger } from '../travellers/change-passenger.ts';

interface OrderChangesRoutesDependencies extends Pick<HttpTools, 'staffOperation' | 'cache'> {
  states: Pick<OrderStates, 'find'>;
  resendMail: ResendMail;
  changePassenger: ChangePassenger;
  reissueTicket: ReturnType<typeof createReissueTicket>;
  cancellation: StaffCancellation;
  notes: OrderNotes;
  flags: ReturnType<typeof createFlags>;
}

/** What staff does with an order for its buyer. */
export function orderChangesRoutes(app: App, dependencies: OrderChangesRoutesDependencies) {
  const { staffOperation, cache, states, resendMail, changePassenger, reissueTicket, cancellation, notes, flags } =
    dependencies;

  async function stockChanged(id: OrderId) {
    const order = await states.find(id);
    if (order) cache.eventChanged(order.eventId);
  }

  const mailing = staffOperation('resendOrderMail', {
    summary: 'Send a mail of an order again',
    response: schemas.mailsSentResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
  });
  app.post(
    '/staff-api/orders/:id/mail',
    {
      onRequest: mailing.onRequest,
      schema: { ...mailing.write, params: orderParams, body: schemas.resendMailSchema },
    },
    async ({ staff, params, body }) => ok(await resendMail(orderId(params.id), body, staff.actor)),
  );

  const changing = staffOperation('changeOrderPassenger', {
    summary: 'Change a traveller of a paid order, as its buyer can',
    response: schemas.orderChangedResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT', 'SALES_CLOSED', 'TICKET_CHECKED'],
  });
  app.put(
    '/staff-api/orders/:id/passenger',
    { onRequest: changing.onRequest, schema: { ...changing.write, params: orderParams, body: passengerChangeSchema } },
    async ({ staff, params, body }) => {
      await changePassenger(orderId(params.id), { actor: staff.actor }, body);
      return ok({});
    },
  );

  const reissuing = staffOperation('reissueTicket', {
    summary: 'Give a ticket another code; earlier ones are refused from then on',
    response: schemas.reissuedResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
  });
  app.post(
    '/staff-api/orders/:id/tickets/:ticket/reissue',
    { onRequest: reissuing.onRequest, schema: { ...reissuing.read, params: schemas.staffTicketParams } },
    async ({ staff, params }) => {
      const { issue, checks } = await reissueTicket(orderId(params.id), params.ticket, staff.actor);
      return ok({ issue, checked: checks.map(({ leg }) => leg) });
    },
  );

  const cancelling = staffOperation('cancelOrderForBuyer', {
    summary: 'Cancel an order that is not paid, or was free',
    response: schemas.cancellationResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
  });
  app.post(
    '/staff-api/orders/:id/cancel',
    {
      onRequest: cancelling.onRequest,
      schema: { ...cancelling.write, params: orderParams, body: schemas.reasonSchema },
    },
    async ({ staff, params, body: { reason } }) => {
      const id = orderId(params.id);
      const outcome = await cancellation.cancel(id, { by: staff.actor, reason, mail: 'order-cancelled' });
      await stockChanged(id);
      return ok({ outcome });
    },
  );

  const noting = staffOperation('addOrderNote', {
    summary: 'Write a note beside an order',
    response: schemas.orderChangedResponse,
    codes: ['NOT_FOUND'],
  });
  app.post(
    '/staff-api/orders/:id/notes',
    { onRequest: noting.onRequest, schema: { ...noting.write, params: orderParams, body: schemas.noteSchema } },
    async ({ staff, params, body }) => {
      await notes.add(orderId(params.id), body.text, staff.actor);
      return ok({});
    },
  );

  const resolving = staffOperation('resolveOrderFlag', {
    summary: 'Say that somebody has looked at a flagged order, and put it right',
    response: schemas.orderChangedResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
  });
  app.post(
    '/staff-api/orders/:id/flag/resolve',
    {
      onRequest: resolving.onRequest,
      schema: { ...resolving.write, params: orderParams, body: schemas.flagResolutionSchema },
    },
    async ({ staff, params, body }) => {
      const id = orderId(params.id);
      if (!(await flags.resolve(id, { actor: staff.actor, note: body.reason, isPaidBack: body.isPaidBack })))
        throw new AppError((await states.find(id)) ? 'STATE_CONFLICT' : 'NOT_FOUND');
      return ok({});
    },
  );
}
