import { LRUCache } from 'lru-cache';
import { networkOf } from '../votes.ts';
import { rejection } from './api-rooms.ts';

/** Places per hour and room that browsers of one network get from one gateway: a mobile network has many people. */
const perNetwork = { max: 300, ms: 3_600_000 };
const maxNetworks = 100_000;

/** Limits how many places the visitors of one network take. */
export function createNetworkLimit() {
  const taken = new LRUCache<string, number>({ max: maxNetworks, ttl: perNetwork.ms });
  const add = (key: string, count: number) => taken.set(key, (taken.get(key) ?? 0) + count, { noUpdateTTL: true });

  /** Takes a place and counts it if it is given. @throws RoomRejection above the limit */
  return async <T>({ address, room }: { address: string; room: number }, take: () => Promise<T>): Promise<T> => {
    const key = `${room} ${networkOf(address)}`;
    if ((taken.get(key) ?? 0) >= perNetwork.max) throw rejection('RATE_LIMITED', 'Try again later.');
    add(key, 1);
    try {
      return await take();
    } catch (error) {
      add(key, -1);
      throw error;
    }
  };
}
