import type { County } from '@idavuelta/shared/contracts';
import { bookingLimits } from '@idavuelta/shared/contracts/rules';
import { TextField } from '@idavuelta/shared/forms';
import { useTranslation } from '@idavuelta/shared/platform';
import { useForm } from 'react-final-form';
import type { AddressInput } from '../../state/addresses/addresses.types.ts';
import entries from '../../ui/entries.module.css';
import { QuickPicks } from '../../ui/QuickPicks.tsx';
import { useFrequentAddresses } from './addresses.api.ts';
import { CountyField } from './CountyField.tsx';
import { CountyPickUpHint } from './PickUpHint.tsx';
import { SaveAddress } from './SaveAddress.tsx';

/** The fields of one address, with buttons that fill in a saved address of this province, the customer's own first. */
export function AddressFields({ name, counties }: { name: string; counties: County[] }) {
  const { t } = useTranslation('booking');
  const form = useForm();
  const { data: frequent = [] } = useFrequentAddresses();
  const picks = frequent
    .filter(({ county }) => counties.some(({ id }) => id === county.id))
    .sort((a, b) => Number(b.myAddress) - Number(a.myAddress))
    .map(({ id, name: address, county, myAddress }) => ({
      key: id,
      label: `${myAddress ? `${t('addresses.mine')}: ` : ''}${address}, ${county.name}`,
      value: { address, commune_id: county.id },
    }));

  return (
    <>
      <QuickPicks<AddressInput>
        label={t('addresses.frequent')}
        picks={picks}
        onPick={(value) => form.change(name, value)}
      />
      <div className={entries.fields}>
        <TextField
          name={`${name}.address`}
          label={t('addresses.address')}
          placeholder={t('addresses.example')}
          autoComplete="street-address"
          enterKeyHint="next"
          maxLength={bookingLimits.addressLength}
        />
        <CountyField name={`${name}.commune_id`} counties={counties} />
      </div>
      <CountyPickUpHint name={`${name}.commune_id`} />
      <SaveAddress name={name} />
    </>
  );
}
