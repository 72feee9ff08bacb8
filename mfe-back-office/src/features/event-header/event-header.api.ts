import type { StaffEvent } from '@idavuelta/shared/contracts/staff';
import { queryHook } from '../../kit/resource.ts';

/** Reads an event with its fields. */
export const useEvent = queryHook<StaffEvent, string>('/staff-api/events/:slug', 'BackOfficeEvents');
