import type { FastifyReply, FastifyRequest } from 'fastify';

/** Returns the value of a cookie; undefined without one. */
export function cookieOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const prefix = `${name}=`;
  const found = headers.cookie?.split(/;\s*/).find((each) => each.startsWith(prefix));
  return found?.slice(prefix.length);
}

interface CookieScope {
  path?: string;
  /** In seconds. */
  maxAge: number;
  sameSite?: 'Lax' | 'Strict';
}

/** Sets a cookie that scripts cannot read. */
export function setCookie(
  reply: FastifyReply,
  { name, value, path = '/', maxAge, sameSite = 'Lax' }: CookieScope & { name: string; value: string },
) {
  const secure = reply.request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${name}=${value}; Path=${path}; Max-Age=${maxAge}; SameSite=${sameSite}; HttpOnly${secure}`,
  );
}
