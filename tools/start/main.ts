/** `npm start`: runs the whole site from published releases. */
import { runSite } from './run-site.ts';

await runSite('npm start');
