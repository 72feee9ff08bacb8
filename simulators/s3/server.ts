import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ListenOptions, startSimulator } from '../shared/server.ts';
import { createObjects } from './objects.ts';
import { errorXml, listXml } from './xml.ts';

/** A call that a test can make fail. */
interface Call {
  method: string;
  key: string;
}

/** Faults that a test can enable; none by default. */
export interface S3Faults {
  /** The call returns 503 and has no effect. */
  reject?: (call: Call) => boolean;
  /** The call takes effect, but the connection breaks before the response. */
  dropAfter?: (call: Call) => boolean;
  /** A conditional write fails because another one of the same object is in progress. */
  conflict?: (call: Call) => boolean;
}

export interface S3Options extends ListenOptions {
  accessKeyId: string;
  faults?: S3Faults;
  /** Objects per page of a listing. */
  pageSize?: number;
}

const statuses = {
  PreconditionFailed: 412,
  NoSuchKey: 404,
  AccessDenied: 403,
  SlowDown: 503,
  ConditionalRequestConflict: 409,
};
type ErrorCode = keyof typeof statuses;

type ObjectRequest = FastifyRequest<{ Params: { bucket: string; '*': string } }>;
type ListRequest = FastifyRequest<{ Params: { bucket: string }; Querystring: Record<string, string | undefined> }>;

/** Metadata stored and sent with an object. */
const storedHeaders = ['content-type', 'cache-control'];

/**
 * Starts an in-memory server with the S3 calls that a store of releases makes, path-style: conditional put, get,
 * delete, list. It requires a signature by the right key, but does not verify it.
 */
export async function startS3({ accessKeyId, faults = {}, pageSize = 1_000, ...listen }: S3Options) {
  const objects = createObjects();
  const { url, close } = await startSimulator(listen, (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 100_000_000 }, (_request, body, done) =>
      done(null, body),
    );

    app.addHook('preHandler', async (request: FastifyRequest, reply) => {
      const signed = request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKeyId}/`);
      if (!signed) return reject(reply, 'AccessDenied');
      if (faults.reject?.(callOf(request))) return reject(reply, 'SlowDown');
      if (request.headers['if-match'] && faults.conflict?.(callOf(request)))
        return reject(reply, 'ConditionalRequestConflict');
    });
    app.addHook('onSend', async (request: FastifyRequest, reply) => {
      if (!faults.dropAfter?.(callOf(request))) return;
      reply.hijack();
      request.raw.socket.destroy();
    });

    app.get('/:bucket/', async (request: ListRequest, reply) => {
      const { prefix = '', 'continuation-token': after = '' } = request.query;
      const folder = `${request.params.bucket}/`;
      const rest = objects.list(folder + prefix).filter(([path]) => path.slice(folder.length) > after);
      const page = rest.slice(0, pageSize).map(([path, object]) => ({ key: path.slice(folder.length), ...object }));
      return reply.type('application/xml').send(listXml(page, rest.length > page.length));
    });
    app.get('/:bucket/*', async (request: ObjectRequest, reply) => {
      const object = objects.get(pathOf(request));
      if (!object) return reject(reply, 'NoSuchKey');
      reply.headers({ ...object.headers, etag: object.etag, 'last-modified': object.modified.toUTCString() });
      if (request.headers['if-none-match'] === object.etag) return reply.code(304).send();
      return reply.send(object.content);
    });
    app.put('/:bucket/*', async (request: ObjectRequest, reply) => {
      const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
      const headers = Object.fromEntries(
        storedHeaders.flatMap((name) => (request.headers[name] ? [[name, String(request.headers[name])]] : [])),
      );
      const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const object = objects.put(pathOf(request), content, headers, { ifMatch, ifNoneMatch });
      return typeof object === 'string' ? reject(reply, object) : reply.header('etag', object.etag).send();
    });
    app.delete('/:bucket/*', async (request: ObjectRequest, reply) => {
      objects.remove(pathOf(request));
      return reply.code(204).send();
    });
  });
  return { url, close, objects };
}

const pathOf = ({ params }: ObjectRequest) => `${params.bucket}/${params['*']}`;

const callOf = ({ method, params }: FastifyRequest): Call => ({
  method,
  key: (params as { '*'?: string } | undefined)?.['*'] ?? '',
});

const reject = (reply: FastifyReply, code: ErrorCode) =>
  reply.code(statuses[code]).type('application/xml').send(errorXml(code));
