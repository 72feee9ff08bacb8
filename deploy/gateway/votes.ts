import { isIP } from 'node:net';
import type { ClientEvent } from '@idavuelta/shared/contracts';
import { LRUCache } from 'lru-cache';
import { isOwnFailure } from '../registry/own-failures.ts';
import type { Visit } from './visits.ts';

/** A visitor's vote on a release. */
export type Vote = 'load' | 'failure';

/** Maximum number of voting visitors per address, release and kind: tokens are cheap, addresses are not. */
const visitorsOfAddress = 3;
/** Maximum number of votes and addresses remembered. */
const maxEntries = 200_000;

/** @param count called for each accepted vote */
export function createVotes(count: (release: { module: string; version: string }, vote: Vote) => void) {
  const cast = new LRUCache<string, true>({ max: maxEntries });
  const visitors = new LRUCache<string, number>({ max: maxEntries });

  /** Counts an event's vote on its release, once per visitor and only if the visitor was served the release. */
  return (event: ClientEvent, visit: Visit | undefined, address: string) => {
    const vote = voteIn(event);
    if (!vote || !visit?.wasServed(event)) return;
    const releaseVote = `${event.module} ${event.version} ${vote}`;
    if (cast.get(`${visit.id} ${releaseVote}`)) return;
    cast.set(`${visit.id} ${releaseVote}`, true);
    const network = `${networkOf(address)} ${releaseVote}`;
    const before = visitors.get(network) ?? 0;
    if (before >= visitorsOfAddress) return;
    visitors.set(network, before + 1);
    count({ module: event.module, version: event.version }, vote);
  };
}

function voteIn(event: ClientEvent): Vote | undefined {
  if (event.kind === 'load') return 'load';
  return event.kind === 'error' && isOwnFailure(event.failure) ? 'failure' : undefined;
}

/** Returns an IPv4 address, or the first half of an IPv6 address, because one subscriber gets a whole IPv6 network. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || isIP(address) !== 6) return mapped ?? address;
  const [start = [], end] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = end ? Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0') : [];
  return [...start, ...zeros, ...(end ?? [])].slice(0, 4).join(':');
}
