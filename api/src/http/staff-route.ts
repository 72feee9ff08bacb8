import type { Readable } from 'node:stream';
import type { ListPage } from '@idavuelta/shared/contracts';
import type { NeededPermission } from '@idavuelta/shared/contracts/staff';
import type { FastifyReply, FastifyRequest, FastifySchema, preHandlerHookHandler } from 'fastify';
import type { Static, TObject, TSchema } from 'typebox';
import type { StaffActor } from '../database/actor.ts';
import { revisionIn } from '../database/revisions.ts';
import type { ApiErrorCode } from '../errors.ts';
import { type FileField, fileForm, fileIsReadLater, receiveFile } from '../uploads/received-file.ts';
import type { App } from './app.ts';
import { fileResponses, ok, okPage, responses, responsesToBody } from './schemas.ts';
import type { StaffAuthentication, StaffMember } from './staff-authentication.ts';
import type { ScopeRule } from './staff-scope.ts';

/** Method and full path, so that searching for a path finds its route. */
type Address = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /staff-api/${string}`;

type Schema = TSchema | undefined;
interface FileForm extends FileField {
  description: string;
}

/** Definition of a route. The type parameters are its schemas, which type the handler. */
interface Operation<
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Headers extends Schema,
  IfMatch extends Schema,
  File extends FileForm | undefined,
> {
  /** `operationId` in the OpenAPI document. */
  operation: string;
  /** Permission that the caller's role must have. */
  permission: NeededPermission;
  /** How it keeps to the scope of people limited to countries or events, to whom it is closed otherwise. */
  scope?: ScopeRule;
  summary: string;
  /** Error codes in addition to those of every staff route. */
  codes?: readonly ApiErrorCode[];
  params?: Params;
  query?: Query;
  body?: Body;
  headers?: Headers;
  /** Schema of the `If-Match` header; the handler receives the parsed `revision`. */
  ifMatch?: IfMatch;
  /** A form with one file, which the handler receives after checking that it is wanted. */
  file?: File;
  /** Accepts a body and ignores it. */
  mayHaveBody?: boolean;
  bodyLimit?: number;
  preHandler?: preHandlerHookHandler;
}
type AnyOperation = Operation<Schema, Schema, Schema, Schema, Schema, FileForm | undefined>;

type Value<S extends Schema> = S extends TSchema ? Static<S> : undefined;
type Revision<S extends Schema> = S extends TSchema
  ? Static<S> extends { 'if-match': string }
    ? number
    : number | undefined
  : undefined;

/** Input of a handler: the validated request and its caller. */
interface Input<
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Headers extends Schema,
  IfMatch extends Schema,
  File extends FileForm | undefined,
> {
  params: Value<Params>;
  query: Value<Query>;
  body: Value<Body>;
  headers: Value<Headers>;
  revision: Revision<IfMatch>;
  /** Receives the form's file into a temporary file. @returns its path */
  receive: File extends FileForm ? () => Promise<string> : undefined;
  staff: StaffMember;
  /** The caller, for the audit. */
  actor: StaffActor;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What a response carries, without its envelope. */
export type Data<Response extends TObject> = 'next' extends keyof Static<Response>
  ? Static<Response> extends { data: (infer Item)[] }
    ? ListPage<Item>
    : never
  : Static<Response> extends { data: infer Whole }
    ? Whole
    : never;

/** Result of a route that sends a file. */
export interface SentFile {
  content: Buffer | NodeJS.ReadableStream | string;
  contentType: string;
  /** File name for saving it. */
  name?: string;
}

/** People authenticate by cookie, programs by an API token; until the next version also people by bearer token. */
const staffLogin: Pick<FastifySchema, 'security'> = { security: [{ staffCookie: [] }, { bearer: [] }] };

const codesOf = ({ permission, codes = [] }: AnyOperation): ApiErrorCode[] => [
  ...(permission === 'nobody'
    ? (['RATE_LIMITED'] as const)
    : (['UNAUTHENTICATED', 'FORBIDDEN', 'CSRF_TOKEN_INVALID', 'RATE_LIMITED'] as const)),
  ...codes,
];

/**
 * Creates the functions that register routes under `/staff-api`. One call defines a route's permission, schemas and
 * handler. The caller is authenticated before the request is validated.
 */
export function createStaffRoutes(authentication: StaffAuthentication) {
  function register<
    P extends Schema,
    Q extends Schema,
    B extends Schema,
    H extends Schema,
    I extends Schema,
    F extends FileForm | undefined,
  >(
    app: App,
    address: Address,
    definition: Operation<P, Q, B, H, I, F>,
    { response, respond }: { response: Record<number, unknown>; respond: (input: Input<P, Q, B, H, I, F>) => unknown },
  ) {
    const { operation, permission, summary, params, query, body, ifMatch, headers = ifMatch, file } = definition;
    const { bodyLimit, preHandler, scope } = definition;
    const [method = '', url = ''] = address.split(' ');
    app.route({
      method,
      url,
      schema: {
        tags: ['staff'],
        operationId: operation,
        summary,
        ...(permission !== 'nobody' && staffLogin),
        response,
        ...(file && fileForm(file.field, file.description)),
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(headers && { headers }),
        ...(body && { body }),
      },
      onRequest: [authentication.guard(permission), authentication.guardScope(scope)],
      ...(file && { preValidation: fileIsReadLater(file.field), config: { slowBody: true } }),
      ...(preHandler && { preHandler }),
      ...(bodyLimit && { bodyLimit }),
      handler: (request: FastifyRequest, reply: FastifyReply) => {
        const input = {
          params: request.params,
          query: request.query,
          body: request.body,
          headers: request.headers,
          revision: ifMatch && revisionIn(request.headers),
          receive: file && (() => receiveFile(request, file)),
          staff: request.staff,
          actor: request.staff?.actor,
          request,
          reply,
        };
        // Fastify has validated the request against the schemas of this type
        return respond(input as Input<P, Q, B, H, I, F>);
      },
    });
  }

  return {
    /** Registers a route that returns data. Its handler returns the data without the envelope, or a page of a list. */
    staffRoute<
      R extends TObject,
      P extends Schema = undefined,
      Q extends Schema = undefined,
      B extends Schema = undefined,
      H extends Schema = undefined,
      I extends Schema = undefined,
      F extends FileForm | undefined = undefined,
    >(
      app: App,
      address: Address,
      definition: Operation<P, Q, B, H, I, F> & {
        /** Schema of the response, including the envelope. */
        response: R;
        handler: (input: Input<P, Q, B, H, I, F>) => Data<R> | Promise<Data<R>>;
      },
    ) {
      const { response, body, file, mayHaveBody, handler } = definition;
      const describe = body || file || mayHaveBody ? responsesToBody : responses;
      const envelope = 'next' in response.properties ? okPage : ok;
      register(app, address, definition, {
        response: describe(response, ...codesOf(definition)),
        respond: async (input) => envelope((await handler(input)) as ListPage<unknown>),
      });
    },

    /** Registers a route that sends events until the page or the process goes. */
    staffEvents<P extends Schema = undefined, Q extends Schema = undefined>(
      app: App,
      address: Address,
      definition: Operation<P, Q, undefined, undefined, undefined, undefined> & {
        handler: (input: Input<P, Q, undefined, undefined, undefined, undefined>) => Readable | Promise<Readable>;
      },
    ) {
      register(app, address, definition, {
        response: fileResponses('text/event-stream', 'Events', ...codesOf(definition)),
        respond: async (input) =>
          input.reply
            .type('text/event-stream')
            // nginx would collect what is sent
            .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
            .send(await definition.handler(input)),
      });
    },

    /** Registers a route that sends a file. */
    staffDownload<P extends Schema = undefined, Q extends Schema = undefined>(
      app: App,
      address: Address,
      definition: Operation<P, Q, undefined, undefined, undefined, undefined> & {
        handler: (input: Input<P, Q, undefined, undefined, undefined, undefined>) => SentFile | Promise<SentFile>;
      },
    ) {
      register(app, address, definition, {
        response: fileResponses('application/octet-stream', 'The file', ...codesOf(definition)),
        respond: async (input) => {
          const { content, contentType, name } = await definition.handler(input);
          if (name) input.reply.header('content-disposition', `attachment; filename="${name}"`);
          return input.reply.type(contentType).send(content);
        },
      });
    },
  };
}

export type StaffRoutes = ReturnType<typeof createStaffRoutes>;
