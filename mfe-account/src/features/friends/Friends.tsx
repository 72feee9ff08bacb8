import { useTranslation } from '@idavuelta/shared/platform';
import { useLoggedFailure } from '../../state/useLoggedFailure.ts';
import { SavedList } from '../../ui/SavedList.tsx';
import { FriendForm } from './FriendForm.tsx';
import { FriendItem } from './FriendItem.tsx';
import { useFriends } from './friends.api.ts';

export default function Friends() {
  const { t } = useTranslation('account');
  const { data, error } = useFriends();
  useLoggedFailure('loading the friends', error);
  return (
    <SavedList
      tab="frecuentFriends"
      label={t('tabs.frecuentFriends')}
      empty={t('friends.none')}
      items={data}
      form={<FriendForm />}
    >
      {(friend, onRemoved) => <FriendItem friend={friend} onRemoved={onRemoved} />}
    </SavedList>
  );
}
