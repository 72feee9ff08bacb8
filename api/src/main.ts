/** `npm start -w api`: the API as it runs in production, with reference data and without demo content. */
import { runServer } from './process.ts';

await runServer();
