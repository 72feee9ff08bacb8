import type { FrequentAddress } from '@idavuelta/shared/contracts';
import { countyName } from '@idavuelta/shared/contracts/text';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { useState } from 'react';
import { logFailure } from '../../state/log-failure.ts';
import { Rejection } from '../../ui/Rejection.tsx';
import { SavedActions } from '../../ui/SavedActions.tsx';
import styles from '../../ui/SavedList.module.css';
import { AddressForm } from './AddressForm.tsx';
import { useMarkAddress, useRemoveAddress } from './addresses.api.ts';

/** One address of the list, with the form that edits it in place. */
export function AddressItem({ address, onRemoved }: { address: FrequentAddress; onRemoved: () => void }) {
  const { t } = useTranslation('account');
  const [editing, setEditing] = useState(false);
  const [removeAddress, removal] = useRemoveAddress();
  const [markAddress, marking] = useMarkAddress();
  const { id, name, county, myAddress } = address;
  const remove = async () => {
    const { error } = await removeAddress(id);
    if (error) logFailure('removing an address', error);
    else onRemoved();
  };
  const mark = async () => {
    if (marking.isLoading) return;
    const { error } = await markAddress(id);
    if (error) logFailure('moving my address', error);
    else onRemoved(); // the pressed button has disappeared
  };
  if (editing) return <AddressForm address={address} onClose={() => setEditing(false)} />;
  return (
    <>
      {myAddress && <span className={styles.badge}>{t('addresses.my_address')}</span>}
      <p className={styles.name}>{name}</p>
      <p className={styles.details}>{countyName(county)}</p>
      <SavedActions
        name={name}
        removing={removal.isLoading}
        onEdit={() => setEditing(true)}
        onRemove={() => void remove()}
      >
        {!myAddress && (
          <Button
            variant="quiet"
            aria-label={t('addresses.mark_of', { name })}
            aria-disabled={marking.isLoading}
            onClick={() => void mark()}
          >
            {t('addresses.mark')}
          </Button>
        )}
      </SavedActions>
      <Rejection error={removal.error ?? marking.error} />
    </>
  );
}
