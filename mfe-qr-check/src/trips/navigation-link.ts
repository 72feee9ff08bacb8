import type { DrivenStop } from '@idavuelta/shared/contracts/staff';

/** Opens the phone's own navigation, by the position where it is known. */
export function navigationLink({ address, county, position }: Pick<DrivenStop, 'address' | 'county' | 'position'>) {
  const place = [address, county].filter(Boolean).join(', ');
  const query = encodeURIComponent(position ? `${position.latitude},${position.longitude}` : place);
  return `https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=${query}`;
}
