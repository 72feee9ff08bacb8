import { inGroups, makeTypedCode, readTypedCode } from './short-code.ts';

const length = 8;
const codes = Array.from({ length: 200 }, () => makeTypedCode(crypto.getRandomValues(new Uint8Array(16)), length));

it('[FLT-23] a code has eight letters that are not taken for one another', () => {
  for (const code of codes) expect(code).toMatch(/^[CDFGHJKMNPQRTVWXY2-9]{8}$/);
  expect(new Set(codes).size).toBe(codes.length);
});

it('[FLT-23] small letters, blanks, hyphens and look-alikes do not matter', () => {
  for (const code of codes) {
    const typed = ` ${inGroups(code).toLowerCase().replace(' ', ' - ')} `;
    const likened = typed.replaceAll('8', 'b').replaceAll('5', 'S').replaceAll('2', 'z');
    expect([typed, likened].map((text) => readTypedCode(text, length))).toEqual([code, code]);
  }
});

it('[FLT-23] one wrong letter, and two neighbours that changed places, are noticed', () => {
  const alphabet = 'CDFGHJKMNPQRTVWXY23456789';
  for (const code of codes.slice(0, 20))
    for (let at = 0; at < length; at++) {
      for (const letter of alphabet.replace(code[at] ?? '', ''))
        expect(readTypedCode(code.slice(0, at) + letter + code.slice(at + 1), length)).toBe('mistyped');
      const [one = '', two = ''] = code.slice(at, at + 2);
      if (two && one !== two)
        expect(readTypedCode(code.slice(0, at) + two + one + code.slice(at + 2), length)).toBe('mistyped');
    }
});

it('[FLT-23] what is shorter, longer or has other letters is no such code', () => {
  const [code = ''] = codes;
  for (const text of ['', code.slice(1), `${code}C`, `A${code.slice(1)}`, 'IV-ABCD2345'])
    expect(readTypedCode(text, length)).toBeUndefined();
});
