import { useSelector } from '@idavuelta/shared/platform';
import { useField } from 'react-final-form';
import { selectProvince } from '../../state/tickets/tickets.selectors.ts';
import { selectEvent } from '../../state/wizard/wizard.selectors.ts';

/** Where the addresses of a ticket may be: in the chosen province, with those in the field's county first. */
export function useRegion(countyField: string) {
  const { input } = useField(countyField, { subscription: { value: true } });
  return {
    country: useSelector(selectEvent)?.countryCode ?? 'PE',
    provinceId: useSelector(selectProvince)?.id,
    countyId: Number(input.value) || undefined,
  };
}
