import { orderParams, passengerChangeSchema } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { AppError } from '../../../errors.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { orderId } from '../../../http/order-id.ts';
import type { createReissueTicket } from '../../tickets/reissue-ticket.ts';
import type { OrderStates } from '../order-states.ts';
import { stockChanged } from '../stock-changed.ts';
import type { ChangePassenger } from '../travellers/change-passenger.ts';
import type { createFlags } from './flags.ts';
import type { OrderNotes } from './order-notes.ts';
import type { ResendMail } from './resend-mail.ts';
import type { StaffCancellation } from './staff-cancellation.ts';

interface OrderChangesRoutesDependencies extends Pick<HttpTools, 'staffRoute' | 'cache'> {
  states: Pick<OrderStates, 'find'>;
  resendMail: ResendMail;
  changePassenger: ChangePassenger;
  reissueTicket: ReturnType<typeof createReissueTicket>;
  cancellation: StaffCancellation;
  notes: OrderNotes;
  flags: ReturnType<typeof createFlags>;
}

/** Changes that staff makes to an order on behalf of its buyer. */
export function orderChangesRoutes(app: App, dependencies: OrderChangesRoutesDependencies) {
  const { staffRoute, states, resendMail, changePassenger, reissueTicket, cancellation, notes, flags } = dependencies;

  staffRoute(app, 'POST /staff-api/orders/:id/mail', {
    operation: 'resendOrderMail',
    permission: 'orders.change',
    summary: 'Resend a mail of an order',
    response: schemas.mailsSentResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    params: orderParams,
    body: schemas.resendMailSchema,
    handler: ({ actor, params, body }) => resendMail(orderId(params.id), body, actor),
  });

  staffRoute(app, 'PUT /staff-api/orders/:id/passenger', {
    operation: 'changeOrderPassenger',
    permission: 'orders.change',
    summary: 'Change a traveller of a paid order, as its buyer can',
    response: schemas.orderChangedResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT', 'SALES_CLOSED', 'TICKET_CHECKED'],
    params: orderParams,
    body: passengerChangeSchema,
    handler: async ({ actor, params, body }) => {
      await changePassenger(orderId(params.id), { actor }, body);
      return {};
    },
  });

  staffRoute(app, 'POST /staff-api/orders/:id/tickets/:ticket/reissue', {
    operation: 'reissueTicket',
    permission: 'orders.change',
    summary: 'Issue a new code for a ticket; earlier codes become invalid',
    response: schemas.reissuedResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    params: schemas.staffTicketParams,
    handler: async ({ actor, params }) => {
      const { issue, checks } = await reissueTicket(orderId(params.id), params.ticket, actor);
      return { issue, checked: checks.map(({ leg }) => leg) };
    },
  });

  staffRoute(app, 'POST /staff-api/orders/:id/cancel', {
    operation: 'cancelOrderForBuyer',
    permission: 'orders.change',
    summary: 'Cancel an unpaid or free order',
    response: schemas.cancellationResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    params: orderParams,
    body: schemas.reasonSchema,
    handler: async ({ actor, params, body: { reason } }) => {
      const id = orderId(params.id);
      const outcome = await cancellation.cancel(id, { by: actor, reason, mail: 'order-cancelled' });
      await stockChanged(dependencies, id);
      return { outcome };
    },
  });

  staffRoute(app, 'POST /staff-api/orders/:id/notes', {
    operation: 'addOrderNote',
    permission: 'orders.change',
    summary: 'Add a note to an order',
    response: schemas.orderChangedResponse,
    codes: ['NOT_FOUND'],
    params: orderParams,
    body: schemas.noteSchema,
    handler: async ({ actor, params, body }) => {
      await notes.add(orderId(params.id), body.text, actor);
      return {};
    },
  });

  staffRoute(app, 'POST /staff-api/orders/:id/flag/resolve', {
    operation: 'resolveOrderFlag',
    permission: 'orders.refund',
    summary: 'Resolve the flags of an order',
    response: schemas.orderChangedResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    params: orderParams,
    body: schemas.flagResolutionSchema,
    handler: async ({ actor, params, body }) => {
      const id = orderId(params.id);
      if (!(await flags.resolve(id, { actor, note: body.reason, isPaidBack: body.isPaidBack })))
        throw new AppError((await states.find(id)) ? 'STATE_CONFLICT' : 'NOT_FOUND');
      return {};
    },
  });
}
