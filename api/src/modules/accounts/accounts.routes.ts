import { Type } from '@fastify/type-provider-typebox';
import type { Gender, LoginResponse, Profile } from '@idavuelta/shared/contracts';
import type { App } from '../../http/app.ts';
import { languageOf } from '../../http/language.ts';
import { emailInBody } from '../../http/rate-limit.ts';
import { countryCode, email, envelope, isoDay, ok, password } from '../../http/schemas.ts';
import type { Services } from '../../services.ts';

const name = Type.String({ minLength: 1, maxLength: 100, pattern: "^\\s*\\p{L}[\\p{L}\\p{M} '’.-]*$" });
const phone = Type.String({ pattern: '^\\+?[0-9][0-9 ]{5,18}$' });
const token = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });
const gender = Type.Unsafe<Gender>({ type: 'string', enum: ['f', 'm', 'x', 'u'] });
const emptyEnvelope = (description: string) => envelope<Record<string, never>>(description);

export function accountsRoutes(app: App, { accounts, authentication, rateLimit, allowedOrigins }: Services) {
  const tags = ['account'];

  app.post(
    '/login',
    {
      preHandler: rateLimit('login', { account: emailInBody, accountPerVisitor: true }),
      schema: {
        tags,
        body: Type.Object({ email, password }),
        response: { 200: envelope<LoginResponse>('A signed token with an expiry') },
      },
    },
    async ({ body }) => ok(await accounts.login(body)),
  );

  app.post(
    '/register',
    {
      preHandler: rateLimit('register', { account: emailInBody }),
      schema: {
        tags,
        body: Type.Object({
          email,
          plainPassword: password,
          firstName: name,
          lastName: name,
          phoneNumber: phone,
          countryCode,
          birthday: isoDay,
        }),
        response: { 200: emptyEnvelope('Registered; the verification link is on its way') },
      },
    },
    async (request) => {
      const { body } = request;
      return ok(
        await accounts.register(body, languageOf(request, body.countryCode), await allowedOrigins.ofRequest(request)),
      );
    },
  );

  app.get(
    '/verify-account',
    { schema: { tags, querystring: token, response: { 200: emptyEnvelope('The account is verified') } } },
    async ({ query }) => ok(await accounts.verifyAccount(query.token)),
  );

  app.post(
    '/verify-account/resend',
    {
      preHandler: rateLimit('verify-resend', { account: emailInBody }),
      schema: {
        tags,
        body: Type.Object({ email }),
        response: { 200: emptyEnvelope('Sent again if there is something to verify') },
      },
    },
    async (request) =>
      ok(await accounts.sendVerificationAgain(request.body.email, await allowedOrigins.ofRequest(request))),
  );

  app.post(
    '/recovery',
    {
      preHandler: rateLimit('recovery', { account: emailInBody }),
      schema: { tags, body: Type.Object({ email }), response: { 200: emptyEnvelope('The reset link is on its way') } },
    },
    async (request) => ok(await accounts.recover(request.body.email, await allowedOrigins.ofRequest(request))),
  );

  app.post(
    '/reset-password',
    {
      preHandler: rateLimit('reset-password'),
      schema: {
        tags,
        querystring: token,
        body: Type.Object({ password1: password, password2: password }),
        response: { 200: emptyEnvelope('The password is changed') },
      },
    },
    async ({ query, body }) => ok(await accounts.resetPassword(query.token, body)),
  );

  const withLogin = { onRequest: authentication.authenticate };
  const security = [{ bearer: [] }];

  app.get(
    '/shop-api/me',
    { ...withLogin, schema: { tags, security, response: { 200: envelope<Profile>('The customer') } } },
    async ({ customerId }) => ok(await accounts.profile(customerId)),
  );

  app.put(
    '/shop-api/me',
    {
      ...withLogin,
      schema: {
        tags,
        security,
        body: Type.Object({
          email,
          firstName: name,
          lastName: name,
          phoneNumber: phone,
          rut: Type.Optional(Type.String({ maxLength: 30 })),
          gender: Type.Optional(gender),
        }),
        response: { 200: envelope<Profile>('The customer as saved') },
      },
    },
    async ({ customerId, body }) => ok(await accounts.saveProfile(customerId, body)),
  );
}
