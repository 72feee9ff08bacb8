import { isEmailAddress } from './index.ts';

it.each([
  'ana@gmail.com',
  'ana.maria+viaje@correo.example.pe',
  "o'higgins@example.cl",
  'a@b.co',
  'ana@xn--exmple-cua.es',
  'ana@ñandú.cl',
  'ana@почта.example',
])('[BKG-10] %s is an e-mail address', (text) => expect(isEmailAddress(text)).toBe(true));

it.each([
  '',
  'ana',
  'ana@gmail',
  'ana@@gmail.com',
  'ana@gmail..com',
  'ana.@gmail.com',
  'ana maria@gmail.com',
  'Ana <ana@gmail.com>',
  'ana@-gmail.com',
  'ana@10.0.0.1',
  'ana@ñandú.cl/b',
  'ana@ñandú',
  `${'a'.repeat(250)}@b.co`,
])('[BKG-10] "%s" is none', (text) => expect(isEmailAddress(text)).toBe(false));
