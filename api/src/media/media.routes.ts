import { mkdirSync } from 'node:fs';
import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { PictureStore } from './picture-store.ts';

/** Serves `/media/<file>`. File names contain a hash of the content, so browsers may cache them for good. */
export const mediaRoutes = (dir: string, pictures?: PictureStore) => async (scope: FastifyInstance) => {
  mkdirSync(dir, { recursive: true });
  if (pictures) {
    scope.addHook('onRequest', (request) => pictures.whenReady(request.url.replace(/^\/media\/|\?.*$/g, '')));
  }
  await scope.register(statics, { root: dir, prefix: '/media/', immutable: true, maxAge: '365d', index: false });
};
