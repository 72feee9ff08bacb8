// Another zone than UTC: otherwise a date shown in the visitor's zone would pass for one shown in UTC.
process.env.TZ = 'America/Lima';

export { default } from '@idavuelta/tools/build/jest.mjs';
