import { selectIsLoggedIn } from '@idavuelta/shared/contracts';
import { useDispatch, useSelector } from '@idavuelta/shared/platform';
import { useEffect } from 'react';
import { pageShown, roomClosed, roomOpened } from '../../state/waiting-room/waiting-room.slice.ts';

/** Follows the queue of a room while the component is on screen. */
export function useFollowedQueue(room: number) {
  const dispatch = useDispatch();
  const loggedIn = useSelector(selectIsLoggedIn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a login the ticket becomes the account's
  useEffect(() => {
    dispatch(roomOpened(room));
  }, [dispatch, room, loggedIn]);
  useEffect(() => {
    const show = () => document.visibilityState === 'visible' && dispatch(pageShown());
    document.addEventListener('visibilitychange', show);
    return () => {
      document.removeEventListener('visibilitychange', show);
      dispatch(roomClosed());
    };
  }, [dispatch]);
}
