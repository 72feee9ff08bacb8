import type { DispatchParty } from '@idavuelta/shared/contracts/staff';
import { useState } from 'react';
import { useDesk } from './desk.ts';
import { usePartyNote } from './dispatch.api.ts';

/** Edits and saves the note to the driver about a party. */
export function useNote(party: DispatchParty | undefined) {
  const { plan } = useDesk();
  const [text, setText] = useState(party?.note ?? '');
  const [put, { error, isLoading }] = usePartyNote();
  const note = text.trim() || undefined;
  return {
    text,
    type: setText,
    isChanged: party !== undefined && note !== party.note,
    isSaving: isLoading,
    error,
    /** @returns whether it was saved */
    async save() {
      const planRef = { id: plan.departure.id, direction: plan.direction };
      const { data } = await put({ ...planRef, party: party?.id ?? '', note });
      return data !== undefined;
    },
  };
}

export type NoteState = ReturnType<typeof useNote>;
