import {
  addressesResponse,
  addressInputSchema,
  addressRemovedResponse,
  addressResponse,
  idParams,
} from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { bearer, ok, responses, responsesToBody } from '../../http/schemas.ts';
import type { AddressesService } from './addresses.service.ts';

interface AddressesRoutesDependencies extends Pick<HttpTools, 'authentication'> {
  addresses: AddressesService;
}

export function addressesRoutes(app: App, { addresses, authentication }: AddressesRoutesDependencies) {
  const common = { tags: ['account'], ...bearer };
  const onRequest = authentication.authenticate;

  app.get(
    '/shop-api/frequent-addresses',
    {
      onRequest,
      schema: {
        ...common,
        operationId: 'listAddresses',
        summary: "The customer's frequent addresses",
        response: responses(addressesResponse, 'UNAUTHENTICATED'),
      },
    },
    async ({ customerId }) => ok(await addresses.list(customerId)),
  );

  app.post(
    '/shop-api/frequent-addresses',
    {
      onRequest,
      schema: {
        ...common,
        operationId: 'addAddress',
        summary: 'Add a frequent address',
        body: addressInputSchema,
        response: responsesToBody(addressResponse, 'UNAUTHENTICATED'),
      },
    },
    async ({ customerId, body }) => ok(await addresses.add(customerId, body)),
  );

  app.put(
    '/shop-api/frequent-addresses/:id',
    {
      onRequest,
      schema: {
        ...common,
        operationId: 'changeAddress',
        summary: 'Change a frequent address',
        params: idParams,
        body: addressInputSchema,
        response: responsesToBody(addressResponse, 'UNAUTHENTICATED', 'NOT_FOUND'),
      },
    },
    async ({ customerId, params, body }) => ok(await addresses.change(customerId, params.id, body)),
  );

  app.delete(
    '/shop-api/frequent-addresses/:id',
    {
      onRequest,
      schema: {
        ...common,
        operationId: 'removeAddress',
        summary: 'Remove a frequent address',
        params: idParams,
        response: responses(addressRemovedResponse, 'UNAUTHENTICATED', 'NOT_FOUND'),
      },
    },
    async ({ customerId, params }) => ok(await addresses.remove(customerId, params.id)),
  );

  app.put(
    '/shop-api/frequent-addresses/:id/my-address',
    {
      onRequest,
      schema: {
        ...common,
        operationId: 'markMyAddress',
        summary: 'Mark a frequent address as mine; the earlier one is no longer',
        params: idParams,
        response: responses(addressResponse, 'UNAUTHENTICATED', 'NOT_FOUND'),
      },
    },
    async ({ customerId, params }) => ok(await addresses.markMine(customerId, params.id)),
  );
}
