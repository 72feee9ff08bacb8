/** `npm start -w api`: the API as production runs it, with reference data and nothing of a demo. */
import { runServer } from './process.ts';

await runServer();
