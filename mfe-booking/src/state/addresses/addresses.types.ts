import type { Position } from '@idavuelta/shared/contracts';

/** The input so far. final-form removes the key of an emptied field. */
export interface AddressInput {
  address?: string;
  commune_id?: number | string;
  /** Position of an address that was chosen from suggestions. */
  position?: Position;
}

export interface AddressesForm {
  tickets: { id: string; addresses: AddressInput[] }[];
}

/** By ticket id, so that a ticket removed and added again has its addresses back. */
export type AddressesState = Record<string, AddressInput[]>;
