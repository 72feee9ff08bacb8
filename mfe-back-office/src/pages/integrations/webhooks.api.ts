import type {
  StaffList,
  StaffListQuery,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointInput,
  WebhookSecret,
} from '@idavuelta/shared/contracts/staff';
import { queryHook, resource } from '../../kit/resource.ts';

const webhooks = resource('/webhooks', 'BackOfficeWebhooks');

type DeliveriesQuery = StaffListQuery & { id: number; state?: string };

/** Polling interval in milliseconds while a delivery is under way. */
const pollMs = 2000;

export const useWebhooks = webhooks.list<WebhookEndpoint[]>();
export const useWebhook = webhooks.one<WebhookEndpoint>();
export const useAddWebhook = webhooks.add<WebhookSecret, WebhookEndpointInput>();
export const useChangeWebhook = webhooks.change<WebhookEndpoint, WebhookEndpointInput>();
export const useRemoveWebhook = webhooks.act<unknown, number>('DELETE /:id');
export const useSwitchWebhook = webhooks.act<WebhookEndpoint, { id: number; isOn: boolean }>('POST /:id/switch');
export const useRotateSecret = webhooks.act<WebhookSecret, number>('POST /:id/secret');
export const useTestWebhook = webhooks.act<WebhookDelivery, number>('POST /:id/test');
export const useSendAgain = webhooks.act<WebhookDelivery, { id: number; delivery: number }>(
  'POST /:id/deliveries/:delivery/send-again',
);
/** Polls while a first attempt is under way. */
export const useDeliveries = queryHook<StaffList<WebhookDelivery>, DeliveriesQuery>(
  '/staff-api/webhooks/:id/deliveries',
  'BackOfficeWebhooks',
  { every: (known) => (known?.rows.some(({ state, attempts }) => state === 'waiting' && attempts === 0) ? pollMs : 0) },
);
