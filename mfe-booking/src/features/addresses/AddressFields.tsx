import { AddressField, type ChosenAddress } from '@idavuelta/shared/addresses';
import type { County, Position } from '@idavuelta/shared/contracts';
import { bookingLimits } from '@idavuelta/shared/contracts/rules';
import { countyName } from '@idavuelta/shared/contracts/text';
import { useTranslation } from '@idavuelta/shared/platform';
import { useState } from 'react';
import { useForm } from 'react-final-form';
import type { AddressInput } from '../../state/addresses/addresses.types.ts';
import entries from '../../ui/entries.module.css';
import { FilledIn } from '../../ui/FilledIn.tsx';
import { QuickPicks } from '../../ui/QuickPicks.tsx';
import { useFilledIn } from '../../ui/useFilledIn.ts';
import { CountyField } from './CountyField.tsx';
import { CountyPickUpHint } from './PickUpHint.tsx';
import { SaveAddress } from './SaveAddress.tsx';
import { useRegion } from './useRegion.ts';
import { useSavedAddress, useSavedAddresses } from './useSavedAddress.ts';

interface AddressFieldsProps {
  name: string;
  counties: County[];
  /** Whether to begin with a saved address. */
  fillIn: boolean;
}

/** The fields of one address, with buttons that fill in a saved address of this province, the customer's own first. */
export function AddressFields({ name, counties, fillIn }: AddressFieldsProps) {
  const { t } = useTranslation('booking');
  const form = useForm();
  const [chosen, setChosen] = useState<ChosenAddress>();
  const region = useRegion(`${name}.commune_id`);
  const saved = useSavedAddress(counties);
  const { isFilledIn, undo } = useFilledIn(name, fillIn ? saved : undefined);
  const picks = useSavedAddresses(counties).map(({ id, name: address, county, position, myAddress }) => ({
    key: id,
    label: `${myAddress ? `${t('addresses.mine')}: ` : ''}${address}, ${countyName(county)}`,
    value: { street: address, county, position },
  }));

  const choose = ({ street, county, position }: ChosenAddress & { position?: Position }) => {
    setChosen({ street, county });
    form.change(name, { address: street, commune_id: county.id, position } satisfies AddressInput);
  };

  return (
    <>
      {isFilledIn && <FilledIn text={t('addresses.filled_in')} other={t('addresses.other')} undo={undo} />}
      <QuickPicks label={t('addresses.frequent')} picks={picks} onPick={choose} />
      <div className={entries.fields}>
        <AddressField
          region={region}
          onChosen={choose}
          chosen={chosen}
          positionName={`${name}.position`}
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
