/** The API with the demo catalogue, its pictures and a customer to log in as: what `npm start` runs. */
import { runServer } from '@idavuelta/api/process.ts';
import { content } from './catalogue/index.ts';
import { createDemoPictures } from './pictures/demo-pictures.ts';

await runServer(({ mediaDir }) => ({ content, pictures: createDemoPictures(mediaDir) }));
