import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DoubleRow, doublesOf } from './double-admissions.ts';

const scan = (deviceId: string, minute: number) => ({
  deviceId,
  deviceName: deviceId === 'nameless' ? null : `Van ${deviceId}`,
  scannedAt: `2027-03-06T20:0${minute}:00.123+00:00`,
  receivedAt: `2027-03-06T21:0${minute}:00+00:00`,
});
const row = (ticket: number, scans: DoubleRow['scans']): DoubleRow => ({
  orderId: 'a',
  ticket,
  leg: 'outbound',
  timeZone: 'America/Lima',
  slug: 'fiesta',
  translations: { es_PE: { name: 'Fiesta', description: '' } },
  language: 'es_PE',
  scans,
});

test('[QRC-12] a device is told of tickets that it let in itself, the latest first', () => {
  const rows = [
    row(1, [scan('1', 1), scan('2', 2)]),
    row(2, [scan('2', 3), scan('3', 4)]),
    row(3, [scan('1', 5), scan('3', 6)]),
  ];
  assert.deepEqual(
    doublesOf(rows, '1').map(({ ticket }) => ticket),
    [3, 1],
  );
});

test('[QRC-12] it is told when and by which device, and the name of the event in the language of its country', () => {
  const [double] = doublesOf([row(1, [scan('1', 1), scan('nameless', 2)])], '1');
  assert.equal(double?.eventName, 'Fiesta');
  assert.deepEqual(double?.admissions, [
    { deviceName: 'Van 1', at: '2027-03-06T20:01:00Z', isOwn: true },
    { deviceName: '', at: '2027-03-06T20:02:00Z', isOwn: false },
  ]);
  assert.equal(doublesOf([{ ...row(1, [scan('1', 1)]), translations: {} }], '1')[0]?.eventName, 'fiesta');
});
