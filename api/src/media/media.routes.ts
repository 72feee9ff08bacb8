import { mkdirSync } from 'node:fs';
import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { PictureStore } from './picture-store.ts';

/** `/media/<file>`. Names carry a hash of the content: a file never changes under its name. */
export const mediaRoutes = (dir: string, pictures?: PictureStore) => async (scope: FastifyInstance) => {
  mkdirSync(dir, { recursive: true });
  if (pictures) {
    scope.addHook('onRequest', (request) => pictures.whenReady(request.url.replace(/^\/media\/|\?.*$/g, '')));
  }
  await scope.register(statics, { root: dir, prefix: '/media/', immutable: true, maxAge: '365d', index: false });
};
