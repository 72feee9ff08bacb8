import type { StaffEvent } from '@idavuelta/shared/contracts/staff';

/** What the head of the pages of one event reads of it. */
export const aNoche: Pick<StaffEvent, 'id' | 'slug' | 'name' | 'status'> = {
  id: 17,
  slug: 'noche',
  name: 'Noche de valses',
  status: 'on_sale',
};
