/**
 * How fast the site is, as tables; five visits each, so it takes some minutes.
 *   npm run speed                  every public page, on a slow phone's CPU and line, with an empty cache
 *   npm run speed -- landing       only these pages
 *   npm run speed -- server        pages per second that one gateway renders on one core
 */
import { siteUrl } from '../site/ports.ts';
import { withSite } from '../site/with-site.ts';
import { measurePages } from './pages.ts';
import { measureServer } from './server.ts';

const words = process.argv.slice(2);
await withSite(() => (words[0] === 'server' ? measureServer() : measurePages(siteUrl, words)));
