import type { Position } from '@idavuelta/shared/contracts';

/** What was typed so far. final-form removes the key of a field that is emptied. */
export interface AddressInput {
  address?: string;
  commune_id?: number | string;
  /** Of an address that was chosen, not only typed. */
  position?: Position;
}

export interface AddressesForm {
  tickets: { id: string; addresses: AddressInput[] }[];
}

/** By ticket id: a ticket that is removed and added again has its addresses back. */
export type AddressesState = Record<string, AddressInput[]>;
