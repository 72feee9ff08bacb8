import type { FastifyReply, FastifyRequest } from 'fastify';

export const staffCookieName = 'idavuelta-staff';

/** Attributes of the staff session cookie; its value is a JWT, which needs no encoding. */
const attributes = 'Path=/staff-api; HttpOnly; SameSite=Strict';

export type StaffCookie = ReturnType<typeof createStaffCookie>;

/**
 * Builds the cookie with a staff member's session. Scripts cannot read it, and browsers send it to `/staff-api` only.
 * @param https adds `Secure`
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

/** @returns the cookie's value in a request */
export const readStaffCookie = ({ headers: { cookie = '' } }: Pick<FastifyRequest, 'headers'>) =>
  cookie
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name, value]) => name === staffCookieName && value)?.[1];
