import { fakeDatabases } from '../testing/fake-database.ts';
import { deleteCustomerData, readCustomerData, storeCustomerData } from './customer-data.ts';

const databases = fakeDatabases();
let remove: () => void;
beforeEach(() => {
  remove = databases.install();
});
afterEach(() => {
  deleteCustomerData();
  remove();
});

const always = () => true;
const later = () => new Promise((resolve) => setTimeout(resolve));

it('[FLT-40] what the device keeps is read again, and is encrypted with a key that no script reads out', async () => {
  expect(await readCustomerData()).toBeUndefined();
  expect(await storeCustomerData({ code: 'secret-code' }, always)).toBe(true);
  expect(await readCustomerData()).toEqual({ code: 'secret-code' });
  const [sealed, ...others] = databases.entries() as { key: CryptoKey; content: ArrayBuffer }[];
  expect(others).toEqual([]);
  expect(sealed?.key.extractable).toBe(false);
  expect(Buffer.from(sealed?.content ?? new ArrayBuffer(0)).toString()).not.toContain('secret-code');
});

it('[FLT-40] a log-out leaves neither data nor key nor database', async () => {
  await storeCustomerData('a', always);
  deleteCustomerData();
  await later();
  expect([databases.names(), databases.entries()]).toEqual([[], []]);
  expect(await readCustomerData()).toBeUndefined();
});

it.each([1, 2, 3])('[FLT-40] a log-out while the data is being written leaves nothing (step %i)', async (step) => {
  let asked = 0;
  const isCurrent = () => {
    asked += 1;
    if (asked === step) deleteCustomerData();
    return asked < step;
  };
  expect(await storeCustomerData('a', isCurrent)).toBe(false);
  await later();
  expect([databases.names(), databases.entries()]).toEqual([[], []]);
});

it('[FLT-40] where there is no database nothing is kept, and forgetting it does no harm', async () => {
  remove();
  await expect(storeCustomerData('a', always)).rejects.toThrow();
  expect(() => deleteCustomerData()).not.toThrow();
});
