import { links } from '@idavuelta/shared/contracts';
import type { FilledAccount } from './account-data.ts';

const events = links.account('events');

/** Each tab, and each list within one, by file name. */
export const accountTabPages = {
  profile: links.account('profile'),
  purchases: links.account('payments'),
  invited: events,
  active: `${events}?list=active`,
  review: `${events}?list=review`,
  finished: `${events}?list=finished`,
  addresses: links.account('frecuentAddresses'),
  friends: links.account('frecuentFriends'),
  request: `${events}?request=new`,
};

/** Pages that require an account with data. */
export const filledPages = ({ paid, transfer, saved, approved }: FilledAccount) => ({
  purchase: links.purchase(paid),
  'purchase-transfer': links.purchase(transfer),
  'request-saved': `${events}?request=${saved}`,
  guests: `${events}?guests=${approved}`,
});
