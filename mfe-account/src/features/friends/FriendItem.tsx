import type { FrequentFriend } from '@idavuelta/shared/contracts';
import { useState } from 'react';
import { logFailure } from '../../state/log-failure.ts';
import { Rejection } from '../../ui/Rejection.tsx';
import { SavedActions } from '../../ui/SavedActions.tsx';
import styles from '../../ui/SavedList.module.css';
import { FriendForm } from './FriendForm.tsx';
import { useRemoveFriend } from './friends.api.ts';

/** One friend of the list, with the form that edits them in place. */
export function FriendItem({ friend, onRemoved }: { friend: FrequentFriend; onRemoved: () => void }) {
  const [editing, setEditing] = useState(false);
  const [removeFriend, { isLoading, error: rejected }] = useRemoveFriend();
  const remove = async () => {
    const { error } = await removeFriend(friend.id);
    if (error) logFailure('removing a friend', error);
    else onRemoved();
  };
  if (editing) return <FriendForm friend={friend} onClose={() => setEditing(false)} />;
  return (
    <>
      <p className={styles.name}>{friend.fullname}</p>
      <p className={styles.details}>{friend.phone}</p>
      <p className={styles.details}>{friend.email}</p>
      <SavedActions
        name={friend.fullname}
        removing={isLoading}
        onEdit={() => setEditing(true)}
        onRemove={() => void remove()}
      />
      <Rejection error={rejected} />
    </>
  );
}
