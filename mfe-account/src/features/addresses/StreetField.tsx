import { AddressField, type ChosenAddress } from '@idavuelta/shared/addresses';
import { selectCountry } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { useState } from 'react';
import { useField, useForm } from 'react-final-form';

/** The address itself; choosing a suggestion sets the county too. */
export function StreetField() {
  const { t } = useTranslation('account');
  const form = useForm();
  const [chosen, setChosen] = useState<ChosenAddress>();
  const { input } = useField('countyId', { subscription: { value: true } });
  const region = { country: useSelector(selectCountry), countyId: Number(input.value) || undefined };
  return (
    <AddressField
      region={region}
      chosen={chosen}
      onChosen={({ street, county, position }) => {
        setChosen({ street, county });
        form.batch(() => {
          form.change('name', street);
          form.change('countyId', county.id);
          form.change('position', position);
        });
      }}
      positionName="position"
      name="name"
      label={t('addresses.name')}
      autoComplete="street-address"
      maxLength={200}
    />
  );
}
