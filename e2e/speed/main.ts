/**
 * How fast the site is, as tables; five visits each, so it takes a quarter of an hour.
 *   npm run speed                  every public page, on a slow phone's CPU and line, with an empty cache
 *   npm run speed -- landing       only these pages
 *   npm run speed -- server        pages per second that one gateway renders on one core
 *   npm run speed -- faq --once    one visit each, to see that the command works
 */
import { parseArgs } from 'node:util';
import { siteUrl } from '../test-site/ports.ts';
import { withTestSite } from '../test-site/with-test-site.ts';
import { measurePages } from './pages.ts';
import { measureServer } from './server.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { once: { type: 'boolean', default: false } },
});
const [first] = positionals;
await withTestSite(() =>
  first === 'server' ? measureServer(values.once) : measurePages(siteUrl, positionals, values.once ? 1 : 5),
);
