import { selectProfile } from '@idavuelta/shared/contracts';
import { forEachField, type PassengerFacts } from '@idavuelta/shared/contracts/passenger';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { useMemo } from 'react';
import type { QuickPick } from '../../ui/QuickPicks.tsx';
import { useFrequentFriends } from './passengers.api.ts';

/** The customer as a passenger, with `undefined` for what is not stored; undefined until their profile is loaded. */
export function useCustomerContact(): PassengerFacts | undefined {
  const profile = useSelector(selectProfile);
  return useMemo(
    () =>
      profile && {
        ...forEachField(() => undefined),
        name: `${profile.firstName} ${profile.lastName}`,
        email: profile.email,
        phone: profile.phoneNumber,
      },
    [profile],
  );
}

/** People whose data can fill in a passenger: the customer first, then the frequent friends. */
export function usePassengerSuggestions(): QuickPick<PassengerFacts>[] {
  const { t } = useTranslation('booking');
  const customer = useCustomerContact();
  const { data: friends = [] } = useFrequentFriends();
  return [
    ...(customer ? [{ key: 'me', label: t('passengers.me'), value: customer }] : []),
    ...friends.map(({ id, fullname, email, phone }) => ({
      key: id,
      label: fullname,
      value: { name: fullname, email, phone },
    })),
  ];
}
