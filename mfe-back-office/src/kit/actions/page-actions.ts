import { useEffect } from 'react';
import type { Icon } from '../menu/area-icons.ts';

/** What can be done on a page. */
export interface PageAction {
  name: string;
  label: string;
  /** Part of the label, for the bar of a phone. */
  short: string;
  /** The second key of its shortcut, an upper-case letter. */
  letter: string;
  icon: Icon;
  danger?: boolean;
  /** Not in the bar of a phone. */
  isMinor?: boolean;
  run: () => void;
}

/** What the shown page offers; filled in the browser only. */
let offered: PageAction[] = [];

/** What can be done on the page that is shown. */
export const offeredActions = (): readonly PageAction[] => offered;

/** Offers actions in the finder while the page shows them. */
export function useOfferedActions(actions: PageAction[]) {
  useEffect(() => {
    offered = actions;
    return () => {
      offered = [];
    };
  });
}
