import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { isAllowed } from '@idavuelta/shared/contracts/staff';
import { AppError } from '../../../errors.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import type { FoundCustomer } from '../customers-for-staff.repository.ts';
import type { CustomersForStaff } from '../customers-for-staff.ts';

interface CustomersRoutesDependencies extends Pick<HttpTools, 'staffOperation'> {
  customers: CustomersForStaff;
}

const asCustomer = ({ since, ...customer }: FoundCustomer) => ({ ...customer, since: since.toISOString() });

/** Accounts of customers in the back office. */
export function customersRoutes(app: App, { customers, staffOperation }: CustomersRoutesDependencies) {
  const response = schemas.customerResponse;

  const finding = staffOperation('findCustomers', {
    summary: 'Find customers by e-mail, name or phone',
    response: schemas.customersResponse,
  });
  app.get(
    '/staff-api/customers',
    { onRequest: finding.onRequest, schema: { ...finding.read, querystring: schemas.customerSearchQuery } },
    async ({ staff, query: { text = '' } }) => {
      const namesOnly = !isAllowed(staff.role, 'contacts.read');
      return ok((await customers.find(text, { namesOnly })).map(asCustomer));
    },
  );

  const one = staffOperation('getCustomer', { summary: 'One customer', response, codes: ['NOT_FOUND'] });
  app.get(
    '/staff-api/customers/:id',
    { onRequest: one.onRequest, schema: { ...one.read, params: idParams } },
    async ({ params }) => ok(asCustomer(await customers.show(params.id))),
  );

  const adding = staffOperation('addCustomer', {
    summary: 'Make an account for somebody, who gets a mail to set a password',
    response,
    codes: ['EMAIL_TAKEN', 'NOT_FOUND'],
  });
  app.post(
    '/staff-api/customers',
    { onRequest: adding.onRequest, schema: { ...adding.write, body: schemas.newCustomerSchema } },
    async ({ staff, body }) => ok(asCustomer(await customers.show(await customers.add(body, staff.actor)))),
  );

  for (const [operation, action, summary] of [
    ['blockCustomer', 'block', 'Log a customer out everywhere; nobody logs in until they are unblocked'],
    ['unblockCustomer', 'unblock', 'Let a customer log in again'],
  ] as const) {
    const blocking = staffOperation(operation, { summary, response, codes: ['NOT_FOUND', 'STATE_CONFLICT'] });
    app.post(
      `/staff-api/customers/:id/${action}`,
      {
        onRequest: blocking.onRequest,
        schema: { ...blocking.write, params: idParams, body: schemas.customerReasonSchema },
      },
      async ({ staff, params, body: { reason } }) => {
        const { email } = await customers.show(params.id);
        if (!(await customers[action](email, { actor: staff.actor, reason }))) throw new AppError('STATE_CONFLICT');
        return ok(asCustomer(await customers.show(params.id)));
      },
    );
  }

  const resending = staffOperation('resendCustomerVerification', {
    summary: 'Send the link that verifies a new account again',
    response: schemas.verificationResponse,
    codes: ['NOT_FOUND'],
  });
  app.post(
    '/staff-api/customers/:id/verification',
    { onRequest: resending.onRequest, schema: { ...resending.read, params: idParams } },
    async ({ staff, params }) => {
      const { email } = await customers.show(params.id);
      const outcome = await customers.resend(email, staff.actor);
      if (outcome === 'unknown') throw new AppError('NOT_FOUND');
      return ok({ outcome });
    },
  );
}
