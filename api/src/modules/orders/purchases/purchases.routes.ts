import type { OrderId } from '@idavuelta/shared/contracts';
import * as schemas from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../../http/app.ts';
import { customerRoutes } from '../../../http/customer-route.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { orderId } from '../../../http/order-id.ts';
import { loggedIn } from '../../../http/rate-limit.ts';
import { fileResponses, ok, responses, responsesToBody } from '../../../http/schemas.ts';
import type { ChangePassenger } from '../travellers/change-passenger.ts';
import type { GiveTicket } from '../travellers/give-ticket.ts';
import type { PurchaseFiles } from './purchase-files.ts';
import type { PurchasesService } from './purchases.service.ts';

interface PurchasesRoutesDependencies extends Pick<HttpTools, 'authentication' | 'rateLimit'> {
  purchases: PurchasesService;
  purchaseFiles: PurchaseFiles;
  cancelPaid: (orderId: OrderId, customerId: number, ticket?: number) => Promise<void>;
  changePassenger: ChangePassenger;
  giveTicket: GiveTicket;
}

/** Errors of the routes of a paid order. */
const codes = ['UNAUTHENTICATED', 'NOT_FOUND', 'STATE_CONFLICT', 'RATE_LIMITED'] as const;

const travellerChanged = responsesToBody(
  schemas.orderDetailResponse,
  'SALES_CLOSED',
  'TICKET_CHECKED',
  'TICKET_CHANGED_TOO_OFTEN',
  ...codes,
);

/** Routes for what buyers do with a paid order. */
export function purchasesRoutes(
  app: App,
  {
    purchases,
    purchaseFiles,
    cancelPaid,
    changePassenger,
    giveTicket,
    authentication,
    rateLimit,
  }: PurchasesRoutesDependencies,
) {
  const forCustomer = customerRoutes(authentication, 'orders');

  /** Changes an order. @returns the changed order */
  async function detailAfter(id: string, customerId: number, change: (id: OrderId) => Promise<unknown>) {
    await change(orderId(id));
    return ok(await purchases.detail(orderId(id), customerId));
  }

  app.get(
    '/shop-api/order/:id/tickets.pdf',
    forCustomer(
      {
        operationId: 'getTicketsPdf',
        summary: 'Get the tickets of a paid order for printing',
        params: schemas.orderParams,
        response: fileResponses('application/pdf', 'The tickets, one per page', ...codes),
      },
      { preHandler: rateLimit('tickets-pdf', { account: loggedIn }) },
    ),
    async ({ customerId, params }, reply) => {
      const pdf = await purchaseFiles.ticketsPdf(orderId(params.id), customerId);
      return reply
        .type('application/pdf')
        .header('content-disposition', 'attachment; filename="idavuelta.pdf"')
        .send(pdf);
    },
  );

  for (const format of ['pdf', 'xml'] as const)
    app.get(
      `/shop-api/order/:id/tax-document/:document/document.${format}`,
      forCustomer(
        {
          operationId: `getTaxDocument${format === 'pdf' ? 'Pdf' : 'Xml'}`,
          summary: `Get a tax document of an order as ${format.toUpperCase()}`,
          params: schemas.taxDocumentParams,
          response: fileResponses(
            `application/${format}`,
            'The tax document as it was issued',
            'UNAUTHENTICATED',
            'NOT_FOUND',
            'RATE_LIMITED',
          ),
        },
        { preHandler: rateLimit('tax-document', { account: loggedIn }) },
      ),
      async ({ customerId, params }, reply) => {
        const order = { orderId: orderId(params.id), customerId };
        const { name, content } = await purchaseFiles.taxDocument(order, params.document, format);
        return reply
          .type(`application/${format}`)
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(content);
      },
    );

  app.post(
    '/shop-api/order/:id/mail',
    forCustomer(
      {
        operationId: 'mailTickets',
        summary: 'Resend the confirmation of a paid order to its buyer',
        params: schemas.orderParams,
        response: responses(schemas.ticketsMailedResponse, ...codes),
      },
      {
        // A mail costs more than a response.
        preHandler: rateLimit('order-mail', { account: loggedIn, cost: 2 }),
      },
    ),
    async ({ customerId, params }) => ok(await purchaseFiles.mailAgain(orderId(params.id), customerId)),
  );

  app.put(
    '/shop-api/order/:id/passenger',
    forCustomer(
      {
        operationId: 'changePassenger',
        summary: 'Change a traveller of a paid order, until sales close',
        params: schemas.orderParams,
        body: schemas.passengerChangeSchema,
        response: travellerChanged,
      },
      {
        // Each call mails several people.
        preHandler: rateLimit('passenger', { account: loggedIn }),
      },
    ),
    ({ customerId, params, body }) =>
      detailAfter(params.id, customerId, (id) => changePassenger(id, { customerId }, body)),
  );

  app.post(
    '/shop-api/order/:id/refund',
    forCustomer(
      {
        operationId: 'cancelPaidOrder',
        summary: 'Cancel a paid order or one of its tickets for a refund, until the deadline shown in the order',
        params: schemas.orderParams,
        body: schemas.cancellationRequestSchema,
        response: responsesToBody(
          schemas.orderDetailResponse,
          'REFUND_TOO_LATE',
          'PAYMENT_UNDER_REVIEW',
          'TICKET_CHECKED',
          ...codes,
        ),
      },
      { preHandler: rateLimit('refund', { account: loggedIn }) },
    ),
    ({ customerId, params, body }) =>
      detailAfter(params.id, customerId, (id) => cancelPaid(id, customerId, body.ticket)),
  );

  app.post(
    '/shop-api/order/:id/gift',
    forCustomer(
      {
        operationId: 'giveTicket',
        summary: 'Transfer a ticket of a paid order to a friend under a new code, until sales close',
        params: schemas.orderParams,
        body: schemas.ticketGiftSchema,
        response: travellerChanged,
      },
      {
        // Each call mails several people.
        preHandler: rateLimit('gift', { account: loggedIn, cost: 2 }),
      },
    ),
    ({ customerId, params, body }) => detailAfter(params.id, customerId, (id) => giveTicket(id, customerId, body)),
  );
}
