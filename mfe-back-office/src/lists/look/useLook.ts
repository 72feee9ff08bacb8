import type { ListChoice, ListLook, ListView, OfficeList } from '@idavuelta/shared/contracts/staff';
import { useLocation } from '@idavuelta/shared/platform';
import { useState } from 'react';
import { useChangeView, useChooseColumns, useListLook } from './list-views.api.ts';

export interface Look {
  list: OfficeList;
  views: ListView[];
  /** The opened view, which is named in the address. */
  view: ListView | undefined;
  /** Keys of the columns that are not shown. */
  hidden: string[];
  isCompact: boolean;
  choose: (change: Partial<ListChoice>) => void;
}

const nothing: ListLook = { views: [] };

/** Name of the opened view in the address. */
export const viewParameter = 'view';

/**
 * Returns how the user looks at a list. Columns that are chosen while an own view is open are the view's; those of a
 * colleague's view stay as they are for everybody else.
 * @param list undefined for a table without a choice of columns
 * @param extra keys of the columns that are hidden until somebody chooses them
 */
export function useLook(list: OfficeList | undefined, extra: string[] = []): Look | undefined {
  const { search } = useLocation();
  const { data = nothing } = useListLook({ list: list ?? 'orders' }, { skip: list === undefined });
  const [saveChoice] = useChooseColumns();
  const [changeView] = useChangeView();
  // shown at once; the server has it a moment later
  const [chosen, setChosen] = useState<Partial<ListChoice> & { viewId?: number | undefined }>({});
  if (!list) return undefined;
  const { views, choice = { hidden: extra, isCompact: true } } = data;
  const view = views.find(({ id }) => String(id) === new URLSearchParams(search).get(viewParameter));
  const isOfThisView = chosen.viewId === view?.id;
  const hidden = (isOfThisView ? chosen.hidden : undefined) ?? (view ?? choice).hidden;
  const isCompact = chosen.isCompact ?? choice.isCompact;
  return {
    ...{ list, views, view, hidden, isCompact },
    choose(change) {
      const next = { hidden, isCompact, ...change };
      setChosen({ ...next, viewId: view?.id });
      if (change.hidden && view?.isOwn) void changeView({ id: view.id, change: { hidden: change.hidden } });
      if (change.isCompact !== undefined || !view)
        void saveChoice({ list, change: { ...next, hidden: view ? choice.hidden : next.hidden } });
    },
  };
}
