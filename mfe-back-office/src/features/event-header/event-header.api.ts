import type { StaffEvent } from '@idavuelta/shared/contracts/staff';
import { reading } from '../../kit/resource.ts';

/** Reads an event with its fields. */
export const useEvent = reading<StaffEvent, string>('/staff-api/events/:slug', 'BackOfficeEvents');
