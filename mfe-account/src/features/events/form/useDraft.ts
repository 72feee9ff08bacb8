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
  /** Input restored from an earlier visit, if any. */
  recovered?: Draft;
}

interface DraftOf {
  customerId: number;
  /** `new`, or the id of the request. */
  name: string;
  /** Id of the request, once the API has it. */
  id?: number;
}

/** Stores a customer's draft of a request. @param initial form values when nothing was typed */
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
