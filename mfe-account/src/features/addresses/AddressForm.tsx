import type { FrequentAddress } from '@idavuelta/shared/contracts';
import { CheckboxField } from '@idavuelta/shared/forms';
import { useTranslation } from '@idavuelta/shared/platform';
import type { InferType } from 'yup';
import { useCountyOptions } from '../../state/counties.api.ts';
import { logFailure } from '../../state/log-failure.ts';
import { useLoggedFailure } from '../../state/useLoggedFailure.ts';
import { CountyField } from '../../ui/CountyField.tsx';
import { Rejection } from '../../ui/Rejection.tsx';
import { SavedForm } from '../../ui/SavedForm.tsx';
import { addressSchema } from './address.schema.ts';
import { useSaveAddress } from './addresses.api.ts';
import { StreetField } from './StreetField.tsx';

/** Adds an address, or changes one. */
export function AddressForm({ address, onClose }: { address?: FrequentAddress; onClose?: () => void }) {
  const { t } = useTranslation('account');
  const { options, error: countiesFailed } = useCountyOptions([address?.county]);
  useLoggedFailure('loading the counties', countiesFailed);
  const [saveAddress, { error: rejected }] = useSaveAddress();
  const save = async ({ myAddress, ...values }: InferType<typeof addressSchema>) => {
    const { error } = await saveAddress({ ...values, myAddress: myAddress ? 1 : 0, id: address?.id });
    if (error) logFailure('saving an address', error);
    return !error;
  };
  return (
    <SavedForm
      title={address ? t('addresses.edit') : t('addresses.add')}
      submit={address ? t('saved.save') : t('addresses.submit')}
      schema={addressSchema}
      initialValues={
        address && {
          name: address.name,
          countyId: address.county.id,
          position: address.position,
          myAddress: address.myAddress,
        }
      }
      save={save}
      onClose={onClose}
    >
      <StreetField />
      <CountyField name="countyId" options={options} />
      <CheckboxField name="myAddress" label={t('addresses.assign')} />
      <Rejection error={rejected} />
    </SavedForm>
  );
}
