import { selectProfile } from '@idavuelta/shared/contracts';
import { contactPhonePattern, isEmailAddress } from '@idavuelta/shared/contracts/rules';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { useField } from 'react-final-form';
import type { PassengerInput } from '../../state/passengers/passengers.types.ts';
import { SaveTick } from '../../ui/SaveTick.tsx';
import { useFrequentFriends, useSaveFriend } from './passengers.api.ts';

/** The phone numbers that the specification allows for a frequent friend. */
const friendPhone = new RegExp(contactPhonePattern);

/** Saves the passenger in these fields as a frequent friend, once complete; never the customer themselves. */
export function SaveFriend({ name }: { name: string }) {
  const { t } = useTranslation('booking');
  const { input } = useField<PassengerInput>(name, { subscription: { value: true } });
  const profile = useSelector(selectProfile);
  const { data: friends } = useFrequentFriends();
  const [save, request] = useSaveFriend();
  const fullname = input.value.name?.trim() ?? '';
  const email = input.value.email?.trim().toLowerCase() ?? '';
  const phone = input.value.phone?.replace(/[\s()-]/g, '') ?? '';
  const complete = fullname && isEmailAddress(email) && friendPhone.test(phone);
  if (!friends || !complete || email === profile?.email) return null;
  return (
    <SaveTick
      label={t('passengers.save')}
      saved={friends.some((friend) => friend.email === email && friend.fullname === fullname)}
      save={() => save({ fullname, email, phone })}
      request={request}
    />
  );
}
