import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database } from '../../../database/database.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { PersonalDataService } from '../personal-data.service.ts';

interface CustomerDataRoutesDependencies extends Pick<HttpTools, 'staffRoute' | 'staffDownload'> {
  db: Database;
  personalData: PersonalDataService;
}

export function customerDataRoutes(app: App, dependencies: CustomerDataRoutesDependencies) {
  const { db, personalData, staffRoute, staffDownload } = dependencies;

  staffDownload(app, 'GET /staff-api/customers/:id/data', {
    operation: 'exportCustomerData',
    permission: 'customers.change',
    summary: 'Export all data stored about a customer',
    codes: ['NOT_FOUND'],
    params: idParams,
    handler: async ({ actor, params: { id } }) => {
      const data = await personalData.export({ customerId: id });
      const subject = `customer:${id}`;
      await createAuditRepository(db).add({ actor, action: 'export-customer-data', subject });
      return {
        contentType: 'application/octet-stream',
        name: 'idavuelta.json',
        content: Buffer.from(JSON.stringify(data, null, 2)),
      };
    },
  });

  staffRoute(app, 'POST /staff-api/customers/:id/delete', {
    operation: 'deleteCustomer',
    permission: 'customers.change',
    summary: 'Delete the account of a customer on request; its orders remain without personal data',
    response: schemas.customerDeletedResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    params: idParams,
    body: schemas.customerDeletionSchema,
    handler: ({ actor, params, body }) => personalData.removeForStaff(params.id, { email: body.email, actor }),
  });
}
