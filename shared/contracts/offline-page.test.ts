import type { OfflinePage } from './offline-page.ts';
import { isOfReleases } from './offline-page.ts';

const page: OfflinePage = {
  path: '/qr-verification',
  module: 'mfe-qr-check',
  moduleVersion: '1.0.0-bbbbbbbb',
  shellVersion: '1.0.0-55555555',
  files: [],
};

const documentOf = (moduleVersion: string, shellVersion: string) => {
  const registry = { shellVersion, modules: { 'mfe-qr-check': { current: { version: moduleVersion } } } };
  return `<script type="application/json" id="hydration-payload">${JSON.stringify({ registry })}</script>`;
};

it('[QRC-08] keeps a document of its own releases', () => {
  expect(isOfReleases(page, documentOf('1.0.0-bbbbbbbb', '1.0.0-55555555'))).toBe(true);
});

it.each([
  ['another release of the module', documentOf('1.0.0-cccccccc', '1.0.0-55555555')],
  ['another shell', documentOf('1.0.0-bbbbbbbb', '1.0.0-66666666')],
  ['a page that was not rendered', '<div id="root"></div>'],
])('[QRC-08] does not keep one of %s', (_, html) => {
  expect(isOfReleases(page, html)).toBe(false);
});
