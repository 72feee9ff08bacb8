export { default } from '@idavuelta/shared/build/jest.mjs';
