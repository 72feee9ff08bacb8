/**
 * Starts the API with reference data and no demo content: in production, and with `--development` as `npm start -w
 * api`.
 */
import { runServer } from './process.ts';

await runServer({ development: process.argv.includes('--development') });
