import { BlockList, isIP } from 'node:net';

/** The names that Fastify's `trustProxy` accepts. */
const named: Record<string, [network: string, prefix: number, family: 'ipv4' | 'ipv6'][]> = {
  loopback: [
    ['127.0.0.0', 8, 'ipv4'],
    ['::1', 128, 'ipv6'],
  ],
  linklocal: [
    ['169.254.0.0', 16, 'ipv4'],
    ['fe80::', 10, 'ipv6'],
  ],
  uniquelocal: [
    ['10.0.0.0', 8, 'ipv4'],
    ['172.16.0.0', 12, 'ipv4'],
    ['192.168.0.0', 16, 'ipv4'],
    ['fc00::', 7, 'ipv6'],
  ],
};

/** Creates a predicate for the addresses of `list`: comma-separated names, addresses and networks. */
export function addressesIn(list: string): (address: string | undefined) => boolean {
  const networks = new BlockList();
  for (const entry of list.split(',').map((text) => text.trim())) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    for (const network of named[entry] ?? []) networks.addSubnet(...network);
    if (isIP(address)) networks.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address = '') => isIP(address) > 0 && networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
