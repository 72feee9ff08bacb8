import type { EventSpaces, EventSpacesInput } from '@idavuelta/shared/contracts/staff';
import { mutationHook, queryHook, sendChange } from '../../kit/resource.ts';

const path = '/staff-api/events/:slug/spaces';

export const useSpaces = queryHook<EventSpaces, string>(path, 'BackOfficeSpaces');
export const useChangeSpaces = mutationHook<EventSpaces, { slug: string; revision: number; change: EventSpacesInput }>(
  `PUT ${path}`,
  ['BackOfficeSpaces', 'BackOfficeAudit'],
  sendChange,
);
