import { mkdirSync } from 'node:fs';
import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { PictureStore } from './picture-store.ts';
import { type MediaStore, mediaMaxAge } from './stores/media-store.ts';

interface Media {
  /** Folder of the catalogue's pictures and, without a bucket, of customers' pictures. */
  dir: string;
  store: MediaStore;
  pictures?: PictureStore | undefined;
}

/** Serves `/media/<file>`. File names contain a content hash or are random, so browsers may cache them forever. */
export const mediaRoutes =
  ({ dir, store, pictures }: Media) =>
  async (scope: FastifyInstance) => {
    mkdirSync(dir, { recursive: true });
    await scope.register(statics, {
      root: dir,
      serve: false,
      immutable: true,
      maxAge: mediaMaxAge * 1000,
      index: false,
    });
    scope.get<{ Params: { '*': string } }>('/media/*', { schema: { hide: true } }, async ({ params }, reply) => {
      const file = params['*'];
      await pictures?.whenReady(file);
      return store.send(reply, file);
    });
  };
