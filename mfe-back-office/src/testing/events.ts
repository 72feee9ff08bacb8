import type { StaffEvent } from '@idavuelta/shared/contracts/staff';
import { screen } from '@testing-library/react';
import type { renderOffice } from './office.tsx';

/** The fields of an event that the header of its pages reads. */
export const aNoche: Pick<StaffEvent, 'id' | 'slug' | 'name' | 'status'> = {
  id: 17,
  slug: 'noche',
  name: 'Noche de valses',
  status: 'on_sale',
};

/** An event as its form reads it: a gala in Lima. */
export const aGala = (over: Partial<StaffEvent> = {}, fields: Partial<StaffEvent['fields']> = {}): StaffEvent => ({
  id: 7,
  slug: 'gala',
  name: 'Gala',
  salesStopped: false,
  countryCode: 'PE',
  timeZone: 'America/Lima',
  visibility: 'draft',
  status: 'draft',
  imagePath: '',
  revision: 4,
  ...over,
  fields: {
    type: 'massive',
    hours: 3,
    pickUpMinutes: 180,
    salesCloseMinutes: 60,
    longestRideMinutes: 90,
    longestWalkMinutes: 0,
    stops: [],
    texts: { es_PE: { name: 'Gala' } },
    place: { id: 5, name: 'Teatro', address: 'Jirón Ica 377' },
    categories: [],
    ...fields,
  },
});

/** Expands a ticket in the event form. */
export const unfold = async ({ click }: Awaited<ReturnType<typeof renderOffice>>['user'], title: RegExp) =>
  click(await screen.findByRole('button', { name: title }));
