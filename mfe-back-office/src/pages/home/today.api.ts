import type { Today } from '@idavuelta/shared/contracts/staff';
import { queryHook } from '../../kit/resource.ts';

/** Others sell, pay and refund while the page is open. */
const liveMs = 60_000;

export const useToday = queryHook<Today>('/staff-api/today', undefined, { every: () => liveMs });
