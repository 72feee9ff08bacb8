export { default } from '@idavuelta/tools/build/jest.mjs';
