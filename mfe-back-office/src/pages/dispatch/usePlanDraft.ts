import { useMemo, useRef, useState } from 'react';
import { type Plan, useChangeDraft, useLatestPlan } from './dispatch.api.ts';
import { type DraftTrip, tripsOf, withoutGone } from './draft-moves.ts';

/** Returns the revision of the draft; 0 without one. */
export const revisionOf = ({ draft }: Plan) => draft?.revision ?? 0;

const tripsNow = ({ draft, published }: Plan) => tripsOf(draft ?? published);

interface History {
  past: DraftTrip[][];
  future: DraftTrip[][];
  /** Revision after the user's last change: undo must not revert what others changed since. */
  revision: number | 'planned';
}

const noHistory: History = { past: [], future: [], revision: 0 };

/**
 * Holds the current trips and changes them. A change is shown at once and saved as a whole draft after the earlier
 * ones; until then `isSaved` is false. Unsaved changes stay until they are saved or discarded.
 */
export function usePlanDraft(shown: Plan) {
  const { direction, departure } = shown;
  const [put, { error, reset }] = useChangeDraft();
  const [unsaved, setUnsaved] = useState<DraftTrip[]>();
  const [history, setHistory] = useState(noHistory);
  const queue = useRef<{ wanted?: DraftTrip[]; isBusy: boolean; revision: number }>({ isBusy: false, revision: 0 });
  const { latest: plan, readLatest } = useLatestPlan(shown);
  const saved = useMemo(() => tripsNow(plan), [plan]);
  const current = () => queue.current.wanted ?? tripsNow(readLatest());

  async function save() {
    const waiting = queue.current;
    if (waiting.isBusy) return;
    waiting.isBusy = true;
    while (waiting.wanted) {
      const sent = waiting.wanted;
      const draft = { trips: withoutGone(sent, readLatest().parties) };
      const { data } = await put({ id: departure.id, direction, revision: waiting.revision, draft });
      if (!data) break;
      waiting.revision = revisionOf(data);
      setHistory((known) => ({ ...known, revision: waiting.revision }));
      // otherwise something was changed meanwhile
      if (waiting.wanted === sent) waiting.wanted = undefined;
    }
    waiting.isBusy = false;
    setUnsaved(waiting.wanted);
  }
  function queueSave(trips: DraftTrip[]) {
    if (!queue.current.wanted) queue.current.revision = revisionOf(readLatest());
    queue.current.wanted = trips;
    setUnsaved(trips);
    void save();
  }
  function restore(from: 'past' | 'future', to: 'past' | 'future') {
    const trips = history[from].at(-1);
    if (!trips) return;
    setHistory({ ...history, [from]: history[from].slice(0, -1), [to]: [...history[to], current()] });
    queueSave(trips);
  }
  const isOwn = unsaved !== undefined || history.revision === 'planned' || history.revision === revisionOf(plan);
  return {
    plan,
    trips: unsaved ?? saved,
    isSaved: unsaved === undefined,
    error,
    change(how: (trips: DraftTrip[]) => DraftTrip[]) {
      const before = current();
      const past = isOwn ? [...history.past, before] : [before];
      setHistory({ ...history, past, future: [] });
      queueSave(how(before));
    },
    undo: isOwn && history.past.length > 0 ? () => restore('past', 'future') : undefined,
    redo: isOwn && history.future.length > 0 ? () => restore('future', 'past') : undefined,
    /** The user who started planning can undo it. */
    planned: () => setHistory({ past: [...history.past, current()], future: [], revision: 'planned' }),
    clearHistory: () => setHistory(noHistory),
    retry: () => void save(),
    /** Saves over another user's changes. */
    keepMine() {
      queue.current.revision = revisionOf(readLatest());
      void save();
    },
    /** Returns to the saved draft. */
    drop() {
      queue.current.wanted = undefined;
      setUnsaved(undefined);
      setHistory(noHistory);
      reset();
    },
  };
}

export type PlanDraftState = ReturnType<typeof usePlanDraft>;
