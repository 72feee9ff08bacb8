import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database } from '../../../database/database.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import type { PersonalDataService } from '../personal-data.service.ts';

interface CustomerDataRoutesDependencies extends Pick<HttpTools, 'staffOperation' | 'staffDownload'> {
  db: Database;
  personalData: PersonalDataService;
}

/** What staff does for customers who ask for their data, or to be forgotten. */
export function customerDataRoutes(app: App, dependencies: CustomerDataRoutesDependencies) {
  const { db, personalData, staffOperation, staffDownload } = dependencies;

  const exporting = staffDownload('exportCustomerData', {
    summary: 'Everything that is stored about a customer',
    codes: ['NOT_FOUND'],
  });
  app.get(
    '/staff-api/customers/:id/data',
    { onRequest: exporting.onRequest, schema: { ...exporting.schema, params: idParams } },
    async ({ staff, params: { id } }, reply) => {
      const data = await personalData.export({ customerId: id });
      const subject = `customer:${id}`;
      await createAuditRepository(db).add({ actor: staff.actor, action: 'export-customer-data', subject });
      return reply
        .type('application/octet-stream')
        .header('content-disposition', 'attachment; filename="idavuelta.json"')
        .send(Buffer.from(JSON.stringify(data, null, 2)));
    },
  );

  const deleting = staffOperation('deleteCustomer', {
    summary: 'Delete the account of a customer who has asked for it; its orders stay without the person',
    response: schemas.customerDeletedResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
  });
  app.post(
    '/staff-api/customers/:id/delete',
    {
      onRequest: deleting.onRequest,
      schema: { ...deleting.write, params: idParams, body: schemas.customerDeletionSchema },
    },
    async ({ staff, params, body }) =>
      ok(await personalData.removeForStaff(params.id, { email: body.email, actor: staff.actor })),
  );
}
