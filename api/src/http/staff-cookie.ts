import type { FastifyReply, FastifyRequest } from 'fastify';

export const staffCookieName = 'idavuelta-staff';

/** Of a cookie with the session of staff; its value is a JWT, which needs no encoding. */
const attributes = 'Path=/staff-api; HttpOnly; SameSite=Strict';

export type StaffCookie = ReturnType<typeof createStaffCookie>;

/**
 * The cookie that holds the session of a staff member. Scripts cannot read it, and browsers send it to `/staff-api` only.
 * @param https whether browsers may send it over https only
 */
export function createStaffCookie({ https }: { https: boolean }) {
  const set = (reply: FastifyReply, value: string, seconds: number) =>
    reply.header(
      'set-cookie',
      `${staffCookieName}=${value}; Max-Age=${seconds}; ${attributes}${https ? '; Secure' : ''}`,
    );

  return {
    set,
    clear: (reply: FastifyReply) => set(reply, '', 0),
  };
}

/** @returns the value of the cookie that a request came with */
export const readStaffCookie = ({ headers: { cookie = '' } }: Pick<FastifyRequest, 'headers'>) =>
  cookie
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name, value]) => name === staffCookieName && value)?.[1];
