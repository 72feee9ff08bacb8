import { useTranslation } from '@idavuelta/shared/platform';
import { useField } from 'react-final-form';
import type { AddressInput } from '../../state/addresses/addresses.types.ts';
import { SaveTick } from '../../ui/SaveTick.tsx';
import { useFrequentAddresses, useSaveAddress } from './addresses.api.ts';

/** Minimum length of a frequent address's name in the API. */
const minLength = 3;

/** Saves the address in these fields for the next purchase, once it is complete. */
export function SaveAddress({ name }: { name: string }) {
  const { t } = useTranslation('booking');
  const { input } = useField<AddressInput>(name, { subscription: { value: true } });
  const { data: frequent } = useFrequentAddresses();
  const [save, request] = useSaveAddress();
  const address = input.value.address?.trim() ?? '';
  const countyId = Number(input.value.commune_id);
  if (!frequent || address.length < minLength || !countyId) return null;
  return (
    <SaveTick
      label={t('addresses.save')}
      saved={frequent.some((known) => known.name === address && known.county.id === countyId)}
      save={() => save({ name: address, countyId, position: input.value.position, myAddress: 0 })}
      request={request}
    />
  );
}
