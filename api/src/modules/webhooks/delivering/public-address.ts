import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export interface HostAddress {
  address: string;
  family: number;
}

/** Resolves a name to all of its addresses. */
export type Resolve = (host: string) => Promise<HostAddress[]>;

const resolveByDns: Resolve = (host) => lookup(host, { all: true, verbatim: true });

/** The public range of IPv6. Other addresses may lead into our own network, such as a translated IPv4 address. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Tells whether an address is public, so not of our own network. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // an IPv4-mapped address is checked as IPv4
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(globalUnicast);
}

/** The name or address in a URL, without the brackets of an IPv6 address. */
export const hostOf = ({ hostname }: URL) => hostname.toLowerCase().replace(/^\[|\]$/g, '');

/** A host that does not exist, or that leads into a private network. */
export class AddressError extends Error {
  readonly problem: 'address-not-found' | 'address-refused';

  constructor(problem: AddressError['problem']) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Creates the function that returns the addresses of a host to connect to. They are connected to as checked, without
 * resolving the name again, so that a second answer of the name server cannot lead elsewhere.
 * @param ownHosts may have private addresses
 */
export const createFindAddresses =
  (ownHosts: string[], resolve: Resolve = resolveByDns) =>
  /** @throws AddressError, also if only one of several addresses is private */
  async (host: string): Promise<[HostAddress, ...HostAddress[]]> => {
    const family = isIP(host);
    const found = family ? [{ address: host, family }] : await resolve(host).catch(() => []);
    const [first, ...others] = found;
    if (!first) throw new AddressError('address-not-found');
    if (!ownHosts.includes(host) && !found.every(({ address }) => isPublicAddress(address)))
      throw new AddressError('address-refused');
    return [first, ...others];
  };

export type FindAddresses = ReturnType<typeof createFindAddresses>;
