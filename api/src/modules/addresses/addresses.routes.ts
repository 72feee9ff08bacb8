import {
  addressesResponse,
  addressInputSchema,
  addressRemovedResponse,
  addressResponse,
  idParams,
} from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../http/app.ts';
import { customerRoutes } from '../../http/customer-route.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { ok, responses, responsesToBody } from '../../http/schemas.ts';
import type { AddressesService } from './addresses.service.ts';

interface AddressesRoutesDependencies extends Pick<HttpTools, 'authentication'> {
  addresses: AddressesService;
}

export function addressesRoutes(app: App, { addresses, authentication }: AddressesRoutesDependencies) {
  const forCustomer = customerRoutes(authentication, 'account');

  app.get(
    '/shop-api/frequent-addresses',
    forCustomer({
      operationId: 'listAddresses',
      summary: 'List the frequent addresses of the customer',
      response: responses(addressesResponse, 'UNAUTHENTICATED'),
    }),
    async ({ customerId }) => ok(await addresses.list(customerId)),
  );

  app.post(
    '/shop-api/frequent-addresses',
    forCustomer({
      operationId: 'addAddress',
      summary: 'Add a frequent address',
      body: addressInputSchema,
      response: responsesToBody(addressResponse, 'UNAUTHENTICATED'),
    }),
    async ({ customerId, body }) => ok(await addresses.add(customerId, body)),
  );

  app.put(
    '/shop-api/frequent-addresses/:id',
    forCustomer({
      operationId: 'changeAddress',
      summary: 'Change a frequent address',
      params: idParams,
      body: addressInputSchema,
      response: responsesToBody(addressResponse, 'UNAUTHENTICATED', 'NOT_FOUND'),
    }),
    async ({ customerId, params, body }) => ok(await addresses.change(customerId, params.id, body)),
  );

  app.delete(
    '/shop-api/frequent-addresses/:id',
    forCustomer({
      operationId: 'removeAddress',
      summary: 'Remove a frequent address',
      params: idParams,
      response: responses(addressRemovedResponse, 'UNAUTHENTICATED', 'NOT_FOUND'),
    }),
    async ({ customerId, params }) => ok(await addresses.remove(customerId, params.id)),
  );

  app.put(
    '/shop-api/frequent-addresses/:id/my-address',
    forCustomer({
      operationId: 'markMyAddress',
      summary: 'Mark a frequent address as the own one, in place of the earlier one',
      params: idParams,
      response: responses(addressResponse, 'UNAUTHENTICATED', 'NOT_FOUND'),
    }),
    async ({ customerId, params }) => ok(await addresses.markMine(customerId, params.id)),
  );
}
