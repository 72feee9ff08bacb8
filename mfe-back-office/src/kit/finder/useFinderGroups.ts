import { foundKinds, type StaffPermission } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import type { PageAction } from '../actions/page-actions.ts';
import { useFound } from './finder.api.ts';
import { type Hit, officeHits } from './office-hits.ts';
import { useThingHit } from './useThingHit.ts';

export interface FinderGroup {
  name: string;
  title: string;
  hits: Hit[];
}

/** What the field shows, by headings: what can be done on the page first, then what was opened last and the pages, or what the text finds. */
export function useFinderGroups(text: string, permissions: StaffPermission[], offered: readonly PageAction[]) {
  const { t } = useTranslation('back-office');
  const found = useFound(text);
  const toHit = useThingHit(permissions);
  const office = officeHits(text, permissions, t, offered);
  const isCurrent = found?.text === text;
  // Until the response is there, the earlier one stays: the list does not jump with every letter.
  const things = (found?.things ?? []).map(toHit);
  const group = (name: string, hits: Hit[]): FinderGroup => ({ name, title: t(`finder.groups.${name}`), hits });
  const groups = text
    ? [
        group('page', office.page),
        ...foundKinds.map((kind) =>
          group(
            kind,
            things.filter((hit) => hit.kind === kind),
          ),
        ),
        group('actions', office.actions),
        group('pages', office.pages),
      ]
    : [group('page', office.page), group('opened', isCurrent ? things : []), group('actions', office.actions)];
  return { groups: groups.filter(({ hits }) => hits.length > 0), isCurrent, failed: found?.failed === true };
}
