import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** The Jest preset of the shell, shared and every module. `jest.config.mjs`: `export { default } from '@idavuelta/tools/build/jest.mjs'`. */
export default {
  // Jest's default is shared by all checkouts of the machine
  cacheDirectory: here('../../.local/jest'),
  testEnvironment: here('./jest-browser.cjs'),
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  setupFilesAfterEnv: [here('../../shared/testing/setup.ts')],
  transform: {
    '\\.(svg|png|webp|avif|woff2|mp4|webm|vtt)$': here('./jest-asset.cjs'),
    '\\.[cm]?[jt]sx?$': [
      resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // published as ES modules only
  transformIgnorePatterns: ['/node_modules/(?!(react-leaflet|@react-leaflet|dinero.js|@noble/ed25519)/)'],
  moduleNameMapper: {
    '\\.module\\.css$': here('./jest-css.cjs'),
    '\\.css$': here('./jest-empty.cjs'),
    // the bundler uses antd's ES modules, Jest their CommonJS counterparts
    '^antd/es/(.*)$': 'antd/lib/$1',
  },
  // longer than any wait within a test (shared/testing/setup.ts), so that the test's own message is printed
  testTimeout: 60_000,
  // Jest's default leaves one core free, which on two cores is half of the machine
  maxWorkers: '100%',
};
