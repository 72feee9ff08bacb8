/** The API with the demo catalogue, its pictures, customers to log in as and sold seats: what `npm start` runs. */
import type { Config } from '@idavuelta/api/config/config.ts';
import { lazySchemas } from '@idavuelta/api/http/lazy-schemas.ts';
import { runServer } from '@idavuelta/api/process.ts';
import { content } from './catalogue/index.ts';
import { createDemoPictures } from './pictures/demo-pictures.ts';
import { sellDemoSeats } from './sold-seats/demo-sale.ts';

let started: Config | undefined;
await runServer({
  development: true,
  // Somebody else's customers must never be able to log in as the demo customer.
  optionsOf: (config) => {
    started = config;
    return {
      content: config.development ? content : undefined,
      pictures: createDemoPictures(config.mediaDir),
      schemaController: config.development ? lazySchemas : undefined,
    };
  },
});
// A database that is older than this event, or whose departure is over by now, sells nothing: the site works without.
if (started?.development)
  await sellDemoSeats({ apiUrl: started.publicUrl, siteUrl: started.siteUrl }).catch((error: Error) =>
    console.warn(`The demo sold no seats: ${error.message}`),
  );
