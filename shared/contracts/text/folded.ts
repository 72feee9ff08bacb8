/** Removes accents and case, for comparing typed text: `Operación` → `operacion`. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
