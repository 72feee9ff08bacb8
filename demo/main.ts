/** The API with the demo catalogue, its pictures and a customer to log in as: what `npm start` runs. */
import { runServer } from '@idavuelta/api/process.ts';
import { content } from './catalogue/index.ts';
import { createDemoPictures } from './pictures/demo-pictures.ts';

await runServer({
  development: true,
  // Somebody else's customers must never be able to log in as the demo customer.
  optionsOf: (config) => ({
    content: config.development ? content : undefined,
    pictures: createDemoPictures(config.mediaDir),
  }),
});
