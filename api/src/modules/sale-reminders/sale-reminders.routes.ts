import * as schemas from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../http/app.ts';
import { customerRoutes } from '../../http/customer-route.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { languageOf } from '../../http/language.ts';
import { fileResponses, ok, responses } from '../../http/schemas.ts';
import type { SaleReminders } from './sale-reminders.service.ts';

interface SaleRemindersRoutesDependencies extends Pick<HttpTools, 'authentication' | 'rateLimit'> {
  saleReminders: SaleReminders;
}

export function saleRemindersRoutes(
  app: App,
  { saleReminders, authentication, rateLimit }: SaleRemindersRoutesDependencies,
) {
  const forCustomer = customerRoutes(authentication, 'account');
  const params = schemas.saleReminderParams;
  const url = '/shop-api/events/:slug/sale-reminder';

  app.get(
    url,
    forCustomer({
      operationId: 'getSaleReminder',
      summary: 'Tell whether the customer is reminded of the opening of a sale',
      params,
      response: responses(schemas.saleReminderResponse, 'UNAUTHENTICATED', 'NOT_FOUND'),
    }),
    async ({ customerId, params: { slug } }) => ok(await saleReminders.find(customerId, slug)),
  );

  app.put(
    url,
    forCustomer({
      operationId: 'addSaleReminder',
      summary: 'Remind the customer by mail half an hour before a sale opens',
      params,
      response: responses(schemas.saleReminderResponse, 'UNAUTHENTICATED', 'NOT_FOUND', 'STATE_CONFLICT'),
    }),
    async ({ customerId, params: { slug } }) => ok(await saleReminders.add(customerId, slug)),
  );

  app.delete(
    url,
    forCustomer({
      operationId: 'removeSaleReminder',
      summary: 'No longer remind the customer of the opening of a sale',
      params,
      response: responses(schemas.saleReminderResponse, 'UNAUTHENTICATED', 'NOT_FOUND'),
    }),
    async ({ customerId, params: { slug } }) => ok(await saleReminders.remove(customerId, slug)),
  );

  app.get(
    '/events/:slug/sale.ics',
    {
      preHandler: rateLimit('sale-calendar', { cost: 0.2 }),
      schema: {
        tags: ['catalogue'],
        operationId: 'getSaleCalendar',
        summary: 'Get the opening of a sale as a calendar file',
        params,
        querystring: schemas.saleCalendarQuery,
        response: fileResponses('text/calendar', 'The opening, with an alarm', 'NOT_FOUND', 'RATE_LIMITED'),
      },
    },
    async (request, reply) => {
      const {
        params: { slug },
        query,
      } = request;
      const language = query.language ?? languageOf(request, await saleReminders.countryOf(slug));
      const { filename, contentType, content } = await saleReminders.calendar(slug, language);
      return reply.type(contentType).header('content-disposition', `attachment; filename="${filename}"`).send(content);
    },
  );
}
