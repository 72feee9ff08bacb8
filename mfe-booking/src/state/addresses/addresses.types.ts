/** As typed so far; final-form drops a field that is emptied. */
export interface AddressInput {
  address?: string;
  commune_id?: number | string;
}

export interface AddressesForm {
  tickets: { id: string; addresses: AddressInput[] }[];
}

/** By ticket id: a ticket that is taken away and added again finds its addresses. */
export type AddressesState = Record<string, AddressInput[]>;
