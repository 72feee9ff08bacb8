import { platformApi } from '@idavuelta/shared/queries';

/** The API with the tags of this module, which can invalidate only its own data. */
export const accountApi = platformApi.enhanceEndpoints({
  addTagTypes: ['Profile', 'Purchases', 'Friends', 'Addresses', 'Requests', 'Guests', 'Invitations', 'Sessions'],
});
