import type { FrequentFriend } from '@idavuelta/shared/contracts';
import { TextField } from '@idavuelta/shared/forms';
import { useTranslation } from '@idavuelta/shared/platform';
import { logFailure } from '../../state/log-failure.ts';
import { Rejection } from '../../ui/Rejection.tsx';
import { SavedForm } from '../../ui/SavedForm.tsx';
import { friendSchema } from './friend.schema.ts';
import { type FriendInput, useSaveFriend } from './friends.api.ts';

/** Adds a friend, or changes one. */
export function FriendForm({ friend, onClose }: { friend?: FrequentFriend; onClose?: () => void }) {
  const { t } = useTranslation('account');
  const [saveFriend, { error: rejected }] = useSaveFriend();
  const save = async (values: FriendInput) => {
    const { error } = await saveFriend({ ...values, id: friend?.id });
    if (error) logFailure('saving a friend', error);
    return !error;
  };
  return (
    <SavedForm
      title={friend ? t('friends.edit') : t('friends.add')}
      submit={friend ? t('saved.save') : t('friends.submit')}
      schema={friendSchema}
      initialValues={friend}
      save={save}
      onClose={onClose}
    >
      <TextField name="fullname" label={t('friends.fullname')} autoComplete="off" maxLength={200} />
      <TextField
        name="phone"
        type="tel"
        inputMode="tel"
        label={t('friends.phone')}
        help={t('friends.phone_help')}
        autoComplete="off"
      />
      <TextField name="email" type="email" inputMode="email" label={t('friends.email')} autoComplete="off" />
      <Rejection error={rejected} />
    </SavedForm>
  );
}
