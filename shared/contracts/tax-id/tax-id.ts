/**
 * `company`: an id under which business is done, such as every Peruvian RUC, also that of a person. `personal`: DNI, RUN
 * or NIF of a person, including a Spanish NIE.
 */
export type TaxIdKind = 'company' | 'personal';

export interface TaxId {
  kind: TaxIdKind;
  taxId: string;
}
