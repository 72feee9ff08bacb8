import type { StaffList, StaffListQuery, Venue, VenueRow, VenueValues } from '@idavuelta/shared/contracts/staff';
import { resource } from '../../kit/resource.ts';
import type { Filters } from '../../lists/useListQuery.ts';

const venues = resource('/venues', 'BackOfficeEventPlaces', ['BackOfficeEvents']);

export const useVenues = venues.list<StaffList<VenueRow>, StaffListQuery & Filters<'country' | 'text'>>();
export const useVenue = venues.one<Venue>();
export const useChangeVenue = venues.change<Venue, VenueValues>();
