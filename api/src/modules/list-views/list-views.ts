import {
  type ListChoice,
  type ListLook,
  type ListView,
  type ListViewChange,
  type ListViewValues,
  listViewLimits,
  type OfficeList,
  officeLists,
} from '@idavuelta/shared/contracts/staff';
import type { Database } from '../../database/database.ts';
import { AppError, invalidFields } from '../../errors.ts';
import type { StaffMember } from '../../http/staff-authentication.ts';
import { isLimited } from '../../http/staff-scope.ts';
import { createListViewsRepository } from './list-views.repository.ts';

type StoredView = NonNullable<Awaited<ReturnType<ReturnType<typeof createListViewsRepository>['byId']>>>;

const toView = ({ makerId, list: _list, ...view }: StoredView, staff: StaffMember): ListView => ({
  ...view,
  isOwn: makerId === staff.id,
});

function assertReadable(list: OfficeList, { may }: StaffMember) {
  if (!may(officeLists[list])) throw new AppError('FORBIDDEN');
}

const isTaken = () => invalidFields({ field: 'name', reason: 'taken' });

export type ListViews = ReturnType<typeof createListViews>;

/** Saved views of lists, and the columns that each person has chosen. */
export function createListViews({ db }: { db: Database }) {
  const views = createListViewsRepository(db);

  /** @throws NOT_FOUND for no view, or one that only a colleague has; FORBIDDEN without the list's permission */
  async function find(id: number, staff: StaffMember) {
    const view = await views.byId(id);
    if (!view || (view.makerId !== staff.id && !view.isShared)) throw new AppError('NOT_FOUND');
    assertReadable(view.list, staff);
    return view;
  }

  /** @throws STATE_CONFLICT when there are as many as may be */
  async function assertRoom(list: OfficeList, staffUserId: number, wanted: { own?: boolean; shared?: boolean }) {
    const { own, shared } = await views.count(list, staffUserId);
    if (wanted.own && own >= listViewLimits.ofPerson) throw new AppError('STATE_CONFLICT');
    if (wanted.shared && shared >= listViewLimits.shared) throw new AppError('STATE_CONFLICT');
  }

  async function shown(id: number, staff: StaffMember) {
    return toView(await find(id, staff), staff);
  }

  return {
    /** People whose access is limited have their own views only: the filters of others tell what they may not see. */
    async look(list: OfficeList, staff: StaffMember): Promise<ListLook> {
      assertReadable(list, staff);
      const found = await views.of(list, staff.id, { withShared: !isLimited(staff.scope) });
      const choice = await views.choice(list, staff.id);
      return { views: found.map((view) => toView(view, staff)), ...(choice && { choice }) };
    },

    /** @throws VALIDATION_FAILED (`name`) when the person has one of this name; STATE_CONFLICT for too many */
    async add(values: ListViewValues, staff: StaffMember) {
      assertReadable(values.list, staff);
      await assertRoom(values.list, staff.id, { own: true, shared: values.isShared });
      const id = await views.add(values, staff.id);
      if (id === undefined) throw isTaken();
      return shown(id, staff);
    },

    /** Changes a view of one's own. */
    async change(id: number, change: ListViewChange, staff: StaffMember) {
      const view = await find(id, staff);
      if (view.makerId !== staff.id) throw new AppError('FORBIDDEN');
      const isNewlyShared = change.isShared === true && !view.isShared;
      await assertRoom(view.list, staff.id, { shared: isNewlyShared });
      if (change.name !== undefined && (await views.isNameTaken(id, view, change.name))) throw isTaken();
      if (Object.keys(change).length > 0) await views.change(id, change);
      return shown(id, staff);
    },

    /** Deletes a view of one's own; owners delete shared ones too. */
    async remove(id: number, staff: StaffMember) {
      const view = await find(id, staff);
      if (view.makerId !== staff.id && !staff.may('staff-users')) throw new AppError('FORBIDDEN');
      await views.remove(id);
      return {};
    },

    async choose(list: OfficeList, choice: ListChoice, staff: StaffMember) {
      assertReadable(list, staff);
      await views.choose(list, staff.id, choice);
      return choice;
    },
  };
}
