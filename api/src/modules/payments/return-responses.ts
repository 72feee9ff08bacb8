import { Type } from 'typebox';
import { failures } from '../../http/schemas.ts';

/** Responses of the routes that providers return the browser to. */
export const redirectToOrder = {
  303: Type.Unsafe<void>({ type: 'null', description: 'Redirects to the page of the order on the site' }),
  ...failures(),
};
