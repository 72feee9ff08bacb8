/** The API with the demo catalogue, its pictures, demo customers and sold seats: what `npm start` runs. */
import type { Config } from '@idavuelta/api/config/config.ts';
import { lazySchemas } from '@idavuelta/api/http/lazy-schemas.ts';
import { runServer } from '@idavuelta/api/process.ts';
import { content } from './catalogue/index.ts';
import { createDemoPictures } from './pictures/demo-pictures.ts';
import { sellDemoSeats } from './sold-seats/demo-sale.ts';

let started: Config | undefined;
await runServer({
  development: true,
  // Outside development nobody must be able to log in as the demo customer.
  optionsOf: (config) => {
    started = config;
    return {
      content: config.development ? content : undefined,
      pictures: createDemoPictures(config.mediaDir),
      schemaController: config.development ? lazySchemas : undefined,
    };
  },
});
// An older database lacks the event, or its departure has passed: the site works without sold seats.
if (started?.development)
  await sellDemoSeats({ apiUrl: started.publicUrl, siteUrl: started.siteUrl }).catch((error: Error) =>
    console.warn(`The demo sold no seats: ${error.message}`),
  );
