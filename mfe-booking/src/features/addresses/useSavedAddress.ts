import type { County, FrequentAddress } from '@idavuelta/shared/contracts';
import { useSelector } from '@idavuelta/shared/platform';
import { useMemo } from 'react';
import type { AddressInput } from '../../state/addresses/addresses.types.ts';
import { selectCountyInProvince } from '../../state/tickets/tickets.selectors.ts';
import { useFrequentAddresses } from './addresses.api.ts';

/** The customer's saved addresses in these counties, their own first. */
export function useSavedAddresses(counties: County[]): FrequentAddress[] {
  const { data } = useFrequentAddresses();
  return useMemo(
    () =>
      (data ?? [])
        .filter(({ county }) => counties.some(({ id }) => id === county.id))
        .sort((a, b) => Number(b.myAddress) - Number(a.myAddress)),
    [data, counties],
  );
}

/**
 * The saved address that the form begins with: the customer's own, or the only one there is. When they have asked for
 * the pick-up times of a county, only addresses in that county count.
 */
export function useSavedAddress(counties: County[]): AddressInput | undefined {
  const asked = useSelector(selectCountyInProvince);
  const saved = useSavedAddresses(counties);
  return useMemo(() => {
    const fitting = saved.filter(({ county }) => !asked || county.id === asked.id);
    const [first, ...others] = fitting;
    if (!first || (others.length && !first.myAddress)) return undefined;
    return { address: first.name, commune_id: first.county.id, position: first.position };
  }, [saved, asked]);
}
