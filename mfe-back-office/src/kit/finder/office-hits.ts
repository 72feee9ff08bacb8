import type { StaffPermission } from '@idavuelta/shared/contracts/staff';
import { folded } from '@idavuelta/shared/contracts/text';
import type { useTranslation } from '@idavuelta/shared/platform';
import type { PageAction } from '../actions/page-actions.ts';
import { type AreaPath, areaAt, linkTo, openAreas } from '../areas.ts';
import { opening } from '../useOpened.ts';

type Translate = ReturnType<typeof useTranslation>['t'];

/** Something to go to. */
export interface Hit {
  key: string;
  /** Its address; an action of the page has none. */
  to?: string;
  run?: () => void;
  title: string;
  about?: string;
}

/** What people do most, by the page where they do it. Texts: `actions.<name>`. */
const actions: { name: string; path: AreaPath; permission: StaffPermission; search?: string }[] = [
  { name: 'new_event', path: '/new-event', permission: 'events.change' },
  { name: 'import_events', path: '/import-events', permission: 'events.change' },
  { name: 'sell', path: '/orders/new', permission: 'orders.change' },
  { name: 'new_coupon', path: '/coupons', permission: 'coupons.change', search: opening('new') },
  { name: 'new_customer', path: '/customers', permission: 'customers.change', search: opening('new') },
  { name: 'invite', path: '/people', permission: 'staff-users', search: opening('new') },
  { name: 'import_statement', path: '/transfers', permission: 'transfers.change', search: '?tab=statement' },
  { name: 'password', path: '/account', permission: 'own-account' },
];

/** The pages and actions of a person, and those of the page, whose names have every typed word, in any order. */
export function officeHits(text: string, permissions: StaffPermission[], t: Translate, offered: readonly PageAction[]) {
  const words = folded(text).split(/\s+/).filter(Boolean);
  const matching = (hits: Hit[]) => hits.filter(({ title }) => words.every((word) => folded(title).includes(word)));
  const pages = openAreas(permissions).flatMap(({ areas }) =>
    areas.map(({ path, name }) => ({ key: path, to: path, title: t(`areas.${name}.title`) })),
  );
  const open = actions.filter(
    ({ path, permission }) => permissions.includes(permission) && permissions.includes(areaAt(path).permission),
  );
  return {
    page: matching(offered.map(({ name, label, run }) => ({ key: `page-${name}`, run, title: label }))),
    pages: matching(pages),
    actions: matching(
      open.map(({ name, path, search = '' }) => ({
        key: name,
        to: linkTo(path) + search,
        title: t(`finder.actions.${name}`),
      })),
    ),
  };
}
