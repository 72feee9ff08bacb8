import { useState } from 'react';
import {
  clearDraft,
  draftKey,
  emptyDraft,
  type RequestDraft,
  readDraft,
  writeDraft,
} from '../../../state/request-drafts.ts';
import type { RequestValues } from './request-values.ts';

type Draft = RequestDraft<RequestValues>;

/** Stores the form's input in this browser until the API has it. */
export interface DraftKeeper {
  current: () => Draft;
  update: (change: Partial<Draft>) => void;
  clear: () => void;
  /** What was typed earlier, when there is something. */
  recovered?: Draft;
}

interface DraftOf {
  customerId: number;
  /** `new`, or which request it is of. */
  name: string;
  /** The request, where the API has it. */
  id?: number;
}

/** A customer's draft of one request. @param initial the form's values where nothing was typed */
export function useDraft({ customerId, name, id }: DraftOf, initial: RequestValues): DraftKeeper {
  const [keeper] = useState(() => {
    const key = draftKey(customerId, name);
    const recovered = readDraft<RequestValues>(key);
    let draft: Draft = recovered ?? { ...emptyDraft(initial), id };
    return {
      recovered,
      current: () => draft,
      update: (change: Partial<Draft>) => {
        draft = { ...draft, ...change };
        writeDraft(key, { ...draft, values: withoutFiles(draft.values) });
      },
      clear: () => clearDraft(key),
    };
  });
  return keeper;
}

const withoutFiles = ({ image: _, guests: __, ...values }: RequestValues) => values;
