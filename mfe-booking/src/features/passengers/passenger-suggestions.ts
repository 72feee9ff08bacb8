import { selectProfile } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import type { QuickPick } from '../../ui/QuickPicks.tsx';
import { useFrequentFriends } from './passengers.api.ts';

export interface PassengerContact {
  name: string;
  email: string;
  phone: string;
}

/** People whose data can fill in a passenger: the customer first, then the frequent friends. */
export function usePassengerSuggestions(): QuickPick<PassengerContact>[] {
  const { t } = useTranslation('booking');
  const profile = useSelector(selectProfile);
  const { data: friends = [] } = useFrequentFriends();
  const me = profile && {
    key: 'me',
    label: t('passengers.me'),
    value: {
      name: `${profile.firstName} ${profile.lastName}`,
      email: profile.email,
      phone: profile.phoneNumber,
    },
  };
  return [
    ...(me ? [me] : []),
    ...friends.map(({ id, fullname, email, phone }) => ({
      key: id,
      label: fullname,
      value: { name: fullname, email, phone },
    })),
  ];
}
