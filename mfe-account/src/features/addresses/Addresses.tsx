import { useTranslation } from '@idavuelta/shared/platform';
import { useLoggedFailure } from '../../state/useLoggedFailure.ts';
import { SavedList } from '../../ui/SavedList.tsx';
import { AddressForm } from './AddressForm.tsx';
import { AddressItem } from './AddressItem.tsx';
import { useAddresses } from './addresses.api.ts';

/** The customer's frequent addresses; one may be marked as their own. */
export default function Addresses() {
  const { t } = useTranslation('account');
  const { data, error } = useAddresses();
  useLoggedFailure('loading the addresses', error);
  return (
    <SavedList
      tab="frecuentAddresses"
      label={t('tabs.frecuentAddresses')}
      empty={t('addresses.none')}
      items={data}
      form={<AddressForm />}
    >
      {(address, onRemoved) => <AddressItem address={address} onRemoved={onRemoved} />}
    </SavedList>
  );
}
