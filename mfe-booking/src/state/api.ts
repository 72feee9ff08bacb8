import { platformApi } from '@idavuelta/shared/queries';

/** The API with the tags of this module, which can invalidate only its own data. */
export const bookingApi = platformApi.enhanceEndpoints({
  addTagTypes: ['Variants', 'PaymentMethods', 'SavedAddresses', 'SavedFriends', 'Order'],
});
