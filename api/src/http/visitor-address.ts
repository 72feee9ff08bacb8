import { isIPv6 } from 'node:net';

/**
 * Returns the part of an address that identifies a visitor: an IPv4 address, or the first half of an IPv6 address,
 * because providers assign the whole second half to one visitor.
 */
export function visitorAddress(ip: string): string {
  const mapped = ip.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail?.split(':').filter(Boolean) ?? [];
  const groups = tail === undefined ? start : [...start, ...Array(8 - start.length - end.length).fill('0'), ...end];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::`;
}
