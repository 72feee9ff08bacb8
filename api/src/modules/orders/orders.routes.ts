import { Type } from '@fastify/type-provider-typebox';
import type { OrderDetail, PaymentCode, PlacedOrder, PurchaseSummary } from '@idavuelta/shared/contracts';
import type { App } from '../../http/app.ts';
import { languageOf } from '../../http/language.ts';
import { orderId } from '../../http/order-id.ts';
import { loggedIn } from '../../http/rate-limit.ts';
import { email, envelope, id, isoDay, ok, textLine } from '../../http/schemas.ts';
import type { Services } from '../../services.ts';

const paymentCode = Type.Unsafe<PaymentCode>({
  type: 'string',
  enum: ['webpay', 'mercadopago', 'redsys', 'transferencia', 'prepagado'],
});

const ticket = Type.Object({
  placeId: id,
  productVariantId: id,
  addresses: Type.Array(Type.Object({ address: textLine(), commune_id: id }), { minItems: 1, maxItems: 20 }),
  passengers: Type.Array(
    Type.Object({
      name: textLine(),
      email,
      phone: Type.String({ minLength: 8, maxLength: 30 }),
      passengerAddress: textLine(),
    }),
    { minItems: 1, maxItems: 60 },
  ),
});

const orderRequest = Type.Object({
  url: Type.String({ maxLength: 300 }),
  eventDateId: id,
  provinceId: id,
  paymentCode,
  tickets: Type.Array(ticket, { minItems: 1, maxItems: 50 }),
  discountCode: Type.Optional(Type.String({ maxLength: 60 })),
  date: Type.Optional(isoDay),
});

const orderParams = Type.Object({ id: Type.String({ maxLength: 64 }) });
const idempotency = Type.Object({ 'idempotency-key': Type.Optional(Type.String({ minLength: 8, maxLength: 64 })) });

export function ordersRoutes(app: App, { orders, purchases, authentication, accounts, rateLimit }: Services) {
  const tags = ['orders'];
  const security = [{ bearer: [] }];
  const onRequest = authentication.authenticate;

  app.post(
    '/shop-api/init-payment',
    {
      onRequest,
      preHandler: rateLimit('order', { account: loggedIn }),
      // Fifty tickets with their passengers and addresses.
      bodyLimit: 512 * 1024,
      schema: {
        tags,
        security,
        headers: idempotency,
        body: orderRequest,
        response: { 200: envelope<PlacedOrder>('The order, with what its payment provider needs next') },
      },
    },
    async (request) => {
      const { customerId, body, headers } = request;
      const language = languageOf(request, await accounts.countryOf(customerId));
      return ok(await orders.place(body, { customerId, language, idempotencyKey: headers['idempotency-key'] }));
    },
  );

  app.get(
    '/shop-api/order-detail/:id',
    {
      onRequest,
      schema: {
        tags,
        security,
        params: orderParams,
        // The result page passes on whatever its own address carries.
        querystring: Type.Object({}, { additionalProperties: true }),
        response: { 200: envelope<OrderDetail>("One of the customer's orders") },
      },
    },
    async ({ customerId, params }) => ok(await purchases.detail(orderId(params.id), customerId)),
  );

  app.get(
    '/shop-api/payment-history',
    { onRequest, schema: { tags, security, response: { 200: envelope<PurchaseSummary[]>('Newest first') } } },
    async ({ customerId }) => ok(await purchases.history(customerId)),
  );
}
