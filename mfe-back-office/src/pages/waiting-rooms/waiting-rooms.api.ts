import type { LetIn, NewWaitingRoom, WaitingRoom, WaitingRoomChange } from '@idavuelta/shared/contracts/staff';
import { useSyncExternalStore } from 'react';
import { queryHook, resource } from '../../kit/resource.ts';

const path = '/waiting-rooms';
const tag = 'BackOfficeWaitingRooms';
const rooms = resource(path, tag);

/** Polling interval in milliseconds while the page is visible. */
const liveMs = 5_000;

const useRoomsOnce = queryHook<WaitingRoom[]>(`/staff-api${path}`, tag);
const useRoomOnce = queryHook<WaitingRoom, number>(`/staff-api${path}/:id`, tag);

export const useWaitingRooms = () => useRoomsOnce(undefined, { pollingInterval: usePollingInterval() });
export const useWaitingRoom = (id: number) => useRoomOnce(id, { pollingInterval: usePollingInterval() });
export const useOpenRoom = rooms.add<WaitingRoom, NewWaitingRoom>();
export const useChangeRoom = rooms.act<WaitingRoom, WaitingRoomChange & { id: number }>('PUT /:id');
export const useLetIn = rooms.act<WaitingRoom, LetIn & { id: number }>('POST /:id/let-in');
export const useCloseRoom = rooms.act<WaitingRoom, number>('POST /:id/close');

function usePollingInterval() {
  const isVisible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  return isVisible ? liveMs : 0;
}

function onVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
