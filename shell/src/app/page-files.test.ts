import { preloadPageFiles } from './page-files.ts';

it('asks for the scripts that the server listed, once', () => {
  document.body.innerHTML = '<template id="page-files"><link rel="preload" as="script" href="/page.js"></template>';
  preloadPageFiles(document);
  preloadPageFiles(document);
  expect(document.head.querySelectorAll('link[rel=preload][href="/page.js"]')).toHaveLength(1);
});
