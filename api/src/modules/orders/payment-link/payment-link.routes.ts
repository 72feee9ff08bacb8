import * as schemas from '@idavuelta/shared/contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok, responses, responsesToBody } from '../../../http/schemas.ts';
import { paymentCodes } from '../order-codes.ts';
import type { LinkedOrders } from './linked-orders.ts';

interface PaymentLinkRoutesDependencies extends Pick<HttpTools, 'rateLimit'> {
  linkedOrders: LinkedOrders;
}

const tags = ['orders'];
const tokenOf = ({ body }: FastifyRequest) => (body as { token?: string } | undefined)?.token;
const hidden = (reply: FastifyReply) =>
  reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });

/** Shows an order and takes its payment through the mailed link, which is not a login. */
export function paymentLinkRoutes(app: App, { linkedOrders, rateLimit }: PaymentLinkRoutesDependencies) {
  app.get(
    '/payment-link',
    {
      preHandler: rateLimit('payment-link', { cost: 0.2 }),
      schema: {
        tags,
        operationId: 'getPaymentLink',
        summary: 'Get the amount to pay by a mailed link, or why it can no longer be paid',
        querystring: schemas.paymentLinkQuery,
        response: responses(schemas.paymentLinkResponse, 'TOKEN_INVALID', 'RATE_LIMITED'),
      },
    },
    async ({ query }, reply) => {
      hidden(reply);
      return ok(await linkedOrders.find(query.token));
    },
  );

  app.post(
    '/payment-link/payment',
    {
      preHandler: rateLimit('order-by-link', { account: tokenOf }),
      schema: {
        tags,
        operationId: 'payByLink',
        summary: 'Start a payment of the order of a mailed link',
        headers: schemas.idempotencyHeaders,
        body: schemas.linkedPaymentSchema,
        response: responsesToBody(
          schemas.placedOrderResponse,
          ...paymentCodes,
          'TOKEN_INVALID',
          'CHARGE_CHANGED',
          'RATE_LIMITED',
        ),
      },
    },
    async ({ body, headers }) => ok(await linkedOrders.pay(body, headers['idempotency-key'])),
  );

  app.post(
    '/payment-link/check',
    {
      preHandler: rateLimit('check-payment-link', { account: tokenOf }),
      schema: {
        tags,
        operationId: 'checkPaymentLink',
        summary: 'Query the payment provider for the state of a payment by a mailed link',
        body: schemas.paymentLinkBody,
        response: responsesToBody(
          schemas.paymentLinkResponse,
          'TOKEN_INVALID',
          'NOT_FOUND',
          'STATE_CONFLICT',
          'RATE_LIMITED',
        ),
      },
    },
    async ({ body }, reply) => {
      hidden(reply);
      return ok(await linkedOrders.check(body.token));
    },
  );
}
