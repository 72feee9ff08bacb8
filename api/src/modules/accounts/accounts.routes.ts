import * as schemas from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../http/app.ts';
import { customerRoutes } from '../../http/customer-route.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { languageOf } from '../../http/language.ts';
import { emailInBody, loggedIn } from '../../http/rate-limit.ts';
import { ok, responses, responsesToBody } from '../../http/schemas.ts';
import { visitorAddress } from '../../http/visitor-address.ts';
import { toDevice } from '../sessions/device.ts';
import type { AccountsService } from './accounts.service.ts';

const tags = ['account'];

interface AccountsRoutesDependencies extends Pick<HttpTools, 'authentication' | 'rateLimit' | 'allowedOrigins'> {
  accounts: AccountsService;
}

export function accountsRoutes(
  app: App,
  { accounts, authentication, rateLimit, allowedOrigins }: AccountsRoutesDependencies,
) {
  app.post(
    '/login',
    {
      preHandler: rateLimit('login', { account: emailInBody, accountPerVisitor: true }),
      schema: {
        tags,
        operationId: 'logIn',
        summary: 'Log in',
        body: schemas.credentialsSchema,
        response: responsesToBody(
          schemas.loginResponse,
          'BAD_CREDENTIALS',
          'ACCOUNT_BLOCKED',
          'ACCOUNT_NOT_VERIFIED',
          'RATE_LIMITED',
        ),
      },
    },
    async ({ body, headers, ip }) =>
      ok(await accounts.login(body, { ...toDevice(headers['user-agent']), visitor: visitorAddress(ip) })),
  );

  app.post(
    '/login/after-sign-up',
    {
      preHandler: rateLimit('login'),
      schema: {
        tags,
        operationId: 'logInAfterSignUp',
        summary: 'Log in the browser that signed up, once its address is verified',
        body: schemas.loginKeySchema,
        response: responsesToBody(
          schemas.loginResponse,
          'TOKEN_INVALID',
          'ACCOUNT_BLOCKED',
          'ACCOUNT_NOT_VERIFIED',
          'RATE_LIMITED',
        ),
      },
    },
    async ({ body, headers }) => ok(await accounts.logInAfterSignUp(body.key, toDevice(headers['user-agent']))),
  );

  app.post(
    '/register',
    {
      preHandler: rateLimit('register', { account: emailInBody }),
      schema: {
        tags,
        operationId: 'register',
        summary: 'Sign up',
        body: schemas.signUpSchema,
        response: responsesToBody(schemas.registerResponse, 'EMAIL_TAKEN', 'RATE_LIMITED'),
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
    {
      schema: {
        tags,
        operationId: 'verifyAccount',
        summary: 'Verify an account by its mailed link',
        querystring: schemas.tokenQuery,
        response: responses(schemas.verifiedResponse, 'TOKEN_INVALID', 'ALREADY_VERIFIED'),
      },
    },
    async ({ query }) => ok(await accounts.verifyAccount(query.token)),
  );

  app.post(
    '/verify-account/resend',
    {
      preHandler: rateLimit('verify-resend', { account: emailInBody }),
      schema: {
        tags,
        operationId: 'resendVerification',
        summary: 'Send the verification link again',
        body: schemas.emailBody,
        response: responsesToBody(schemas.resentResponse, 'RATE_LIMITED'),
      },
    },
    async (request) =>
      ok(await accounts.sendVerificationAgain(request.body.email, await allowedOrigins.ofRequest(request))),
  );

  app.post(
    '/recovery',
    {
      preHandler: rateLimit('recovery', { account: emailInBody }),
      schema: {
        tags,
        operationId: 'recoverAccount',
        summary: 'Send a link that resets the password',
        body: schemas.emailBody,
        response: responsesToBody(schemas.recoveryResponse, 'EMAIL_UNKNOWN', 'RATE_LIMITED'),
      },
    },
    async (request) => ok(await accounts.recover(request.body.email, await allowedOrigins.ofRequest(request))),
  );

  app.post(
    '/reset-password',
    {
      preHandler: rateLimit('reset-password'),
      schema: {
        tags,
        operationId: 'resetPassword',
        summary: 'Set a new password by a mailed link',
        querystring: schemas.tokenQuery,
        body: schemas.newPasswordSchema,
        response: responsesToBody(schemas.passwordResponse, 'TOKEN_INVALID', 'RATE_LIMITED'),
      },
    },
    async ({ query, body, ip }) => ok(await accounts.resetPassword(query.token, body, visitorAddress(ip))),
  );

  app.post(
    '/confirm-email',
    {
      preHandler: rateLimit('confirm-email'),
      schema: {
        tags,
        operationId: 'confirmEmail',
        summary: 'Give an account its new address by the mailed link',
        querystring: schemas.tokenQuery,
        response: responsesToBody(schemas.emailConfirmedResponse, 'TOKEN_INVALID', 'EMAIL_TAKEN', 'RATE_LIMITED'),
      },
    },
    async ({ query }) => ok(await accounts.confirmEmail(query.token)),
  );

  const forCustomer = customerRoutes(authentication, 'account');

  app.put(
    '/shop-api/me/password',
    forCustomer(
      {
        operationId: 'changePassword',
        summary: 'Change the password, and log every other browser out',
        body: schemas.passwordChangeSchema,
        response: responsesToBody(schemas.passwordResponse, 'UNAUTHENTICATED', 'RATE_LIMITED'),
      },
      { preHandler: rateLimit('change-password', { account: loggedIn }) },
    ),
    async (request) =>
      ok(
        await accounts.changePassword(request, request.body, {
          visitor: visitorAddress(request.ip),
          siteOrigin: await allowedOrigins.ofRequest(request),
        }),
      ),
  );

  app.get(
    '/shop-api/me',
    forCustomer({
      operationId: 'getProfile',
      summary: 'Get the logged-in customer',
      response: responses(schemas.profileResponse, 'UNAUTHENTICATED', 'NOT_FOUND'),
    }),
    async ({ customerId }) => ok(await accounts.profile(customerId)),
  );

  app.put(
    '/shop-api/me',
    forCustomer(
      {
        operationId: 'saveProfile',
        summary: 'Change the profile; another e-mail must be confirmed first',
        body: schemas.profileInputSchema,
        response: responsesToBody(
          schemas.profileResponse,
          'UNAUTHENTICATED',
          'NOT_FOUND',
          'EMAIL_TAKEN',
          'RATE_LIMITED',
        ),
      },
      {
        // Changing the e-mail address sends two mails.
        preHandler: rateLimit('profile', { account: loggedIn, cost: 2 }),
      },
    ),
    async (request) =>
      ok(await accounts.saveProfile(request.customerId, request.body, await allowedOrigins.ofRequest(request))),
  );
}
