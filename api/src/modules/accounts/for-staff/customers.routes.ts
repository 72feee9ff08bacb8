import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { AppError } from '../../../errors.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { FoundCustomer } from './customers-for-staff.repository.ts';
import type { CustomersForStaff } from './customers-for-staff.ts';

interface CustomersRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  customers: CustomersForStaff;
}

const toCustomer = ({ since, ...customer }: FoundCustomer) => ({ ...customer, since: since.toISOString() });

/** Customer accounts in the back office. */
export function customersRoutes(app: App, { customers, staffRoute }: CustomersRoutesDependencies) {
  const response = schemas.customerResponse;

  staffRoute(app, 'GET /staff-api/customers', {
    operation: 'findCustomers',
    permission: 'customers.read',
    summary: 'Find customers by e-mail, name or phone',
    response: schemas.customersResponse,
    query: schemas.customerSearchQuery,
    handler: async ({ staff, query: { text = '', ...page } }) => {
      const namesOnly = !staff.may('contacts.read');
      const { items, ...rest } = await customers.page(text, page, { namesOnly });
      return { ...rest, items: items.map(toCustomer) };
    },
  });

  staffRoute(app, 'GET /staff-api/customers/:id', {
    operation: 'getCustomer',
    permission: 'customers.read',
    summary: 'Get a customer',
    response,
    codes: ['NOT_FOUND'],
    params: idParams,
    handler: async ({ params }) => toCustomer(await customers.show(params.id)),
  });

  staffRoute(app, 'POST /staff-api/customers', {
    operation: 'addCustomer',
    permission: 'customers.change',
    summary: 'Create an account; the customer gets a mail to set a password',
    response,
    codes: ['EMAIL_TAKEN', 'NOT_FOUND'],
    body: schemas.newCustomerSchema,
    handler: async ({ actor, body }) => toCustomer(await customers.show(await customers.add(body, actor))),
  });

  for (const [address, operation, action, summary] of [
    [
      'POST /staff-api/customers/:id/block',
      'blockCustomer',
      'block',
      'Log a customer out everywhere; nobody logs in until they are unblocked',
    ],
    ['POST /staff-api/customers/:id/unblock', 'unblockCustomer', 'unblock', 'Let a customer log in again'],
  ] as const) {
    staffRoute(app, address, {
      operation,
      permission: 'customers.change',
      summary,
      response,
      codes: ['NOT_FOUND', 'STATE_CONFLICT'],
      params: idParams,
      body: schemas.customerReasonSchema,
      handler: async ({ actor, params, body: { reason } }) => {
        const { email } = await customers.show(params.id);
        if (!(await customers[action](email, { actor, reason }))) throw new AppError('STATE_CONFLICT');
        return toCustomer(await customers.show(params.id));
      },
    });
  }

  staffRoute(app, 'POST /staff-api/customers/:id/verification', {
    operation: 'resendCustomerVerification',
    permission: 'customers.change',
    summary: 'Resend the verification link of a new account',
    response: schemas.verificationResponse,
    codes: ['NOT_FOUND'],
    params: idParams,
    handler: async ({ actor, params }) => {
      const { email } = await customers.show(params.id);
      const outcome = await customers.resend(email, actor);
      if (outcome === 'unknown') throw new AppError('NOT_FOUND');
      return { outcome };
    },
  });
}
