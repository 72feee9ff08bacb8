import { readFile } from 'node:fs/promises';
import { Type } from '@fastify/type-provider-typebox';
import type { Config } from '../config/config.ts';
import { AppError } from '../errors.ts';
import type { App } from './app.ts';

const folder = new URL('../../../docs/', import.meta.url);
const params = Type.Object({ page: Type.String({ pattern: '^[a-z-]+\\.md$', maxLength: 60 }) });

/** The pages of `docs/` as text, in development only: the back office links to them. */
export function docsRoutes(app: App, { development }: Pick<Config, 'development'>) {
  if (!development) return;
  app.get('/dev/docs/:page', { schema: { hide: true, params } }, async (request, reply) => {
    const page = await readFile(new URL(request.params.page, folder), 'utf8').catch(() => undefined);
    if (page === undefined) throw new AppError('NOT_FOUND');
    return reply.type('text/plain; charset=utf-8').send(page);
  });
}
