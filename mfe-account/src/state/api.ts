import { platformApi } from '@idavuelta/shared/queries';

/** The API with the tags of this module: only its own data can be made stale by it. */
export const accountApi = platformApi.enhanceEndpoints({
  addTagTypes: ['Profile', 'Purchases', 'Friends', 'Addresses', 'Requests', 'Guests', 'Invitations', 'Sessions'],
});
