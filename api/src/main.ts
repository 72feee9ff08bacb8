/** The API with reference data and without demo content: in production, and with `--development` as `npm start -w api`. */
import { runServer } from './process.ts';

await runServer({ development: process.argv.includes('--development') });
