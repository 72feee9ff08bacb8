import type { DrivenStop } from '@idavuelta/shared/contracts/staff';

/** Returns a link to the phone's own navigation app, by position if known. */
export function navigationLink({
  address,
  county,
  position,
}: Pick<DrivenStop, 'address' | 'position'> & Partial<Pick<DrivenStop, 'county'>>) {
  const place = [address, county].filter(Boolean).join(', ');
  const query = encodeURIComponent(position ? `${position.latitude},${position.longitude}` : place);
  return `https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=${query}`;
}
