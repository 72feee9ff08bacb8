import * as yup from 'yup';
import { passengerField, passengerFieldNames, passengerFields } from '../contracts/passenger/index.ts';
import { passengerRules } from './passenger-rules.ts';

const form = yup.object(passengerRules());
const rosa = { name: 'Rosa Quispe', email: 'rosa@example.org', phone: '987654321' };

it.each(['name', 'phone'] as const)('[BKG-10] holds the length of %s that the API holds', (field) => {
  const { minLength, maxLength } = passengerFields[field];
  const fits = (length: number) => form.isValidSync({ ...rosa, [field]: '9'.repeat(length) });
  expect([minLength - 1, minLength, maxLength, maxLength + 1].map(fits)).toEqual([false, true, true, false]);
});

it('[BKG-10] asks for every field of a passenger but the document, whose length it holds', () => {
  expect(form.isValidSync(rosa)).toBe(true);
  for (const field of passengerFieldNames)
    expect(form.isValidSync({ ...rosa, [field]: ' ' })).toBe(passengerField(field).optional ?? false);
  expect([20, 21].map((length) => form.isValidSync({ ...rosa, document: '9'.repeat(length) }))).toEqual([true, false]);
});
