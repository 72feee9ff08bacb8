import type { Today } from '@idavuelta/shared/contracts/staff';
import { reading } from '../../kit/resource.ts';

/** Others sell, pay and refund while the page is open. */
const liveMs = 60_000;

export const useToday = reading<Today>('/staff-api/today', undefined, { every: () => liveMs });
