import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AddressError, createFindAddresses, isPublicAddress } from './public-address.ts';

const refused = [
  ['this machine', '127.0.0.1'],
  ['this machine', '127.8.8.8'],
  ['this machine', '::1'],
  ['any address', '0.0.0.0'],
  ['any address', '::'],
  ['private', '10.1.2.3'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['carrier', '100.64.0.1'],
  ['metadata of clouds', '169.254.169.254'],
  ['metadata of clouds', 'fd00:ec2::254'],
  ['link', 'fe80::1'],
  ['link, with a zone', 'fe80::1%eth0'],
  ['unique local', 'fc00::1'],
  ['site-local', 'fec0::1'],
  ['IPv4-mapped', '::ffff:10.0.0.1'],
  ['IPv4-mapped', '::ffff:7f00:1'],
  ['IPv4-compatible', '::7f00:1'],
  ['translated', '64:ff9b::a00:1'],
  ['translated locally', '64:ff9b:1::a00:1'],
  ['6to4', '2002:7f00:1::'],
  ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ['multicast', '224.0.0.1'],
  ['multicast', 'ff02::1'],
  ['broadcast', '255.255.255.255'],
  ['reserved', '240.0.0.1'],
  ['documentation', '192.0.2.1'],
  ['documentation', '2001:db8::1'],
  ['benchmarks', '198.18.0.1'],
  ['nonsense', 'localhost'],
  ['nonsense', ''],
] as const;

for (const [what, address] of refused)
  test(`[OFF-10] no webhook goes to ${address || 'nothing'}: ${what}`, () =>
    assert.equal(isPublicAddress(address), false));

test('[OFF-10] public addresses are accepted', () => {
  for (const address of ['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:8.8.8.8'])
    assert.equal(isPublicAddress(address), true, address);
});

test('[OFF-10] a name is refused as soon as one of its addresses is private', async () => {
  const addresses = ['93.184.216.34', '10.0.0.1'].map((address) => ({ address, family: 4 }));
  const find = createFindAddresses([], async () => addresses);
  await assert.rejects(find('mixed.example'), (error: AddressError) => error.problem === 'address-refused');
  const own = createFindAddresses(['mixed.example'], async () => addresses);
  assert.deepEqual(await own('mixed.example'), addresses, 'unless it is one of the own');
});

test('[OFF-10] a name that nobody knows is not found', async () => {
  const find = createFindAddresses([], () => Promise.reject(new Error('ENOTFOUND')));
  await assert.rejects(find('nobody.example'), (error: AddressError) => error.problem === 'address-not-found');
});
