/** `npm start`: the whole site from published releases. */
import { runSite } from './site.ts';

await runSite();
