/** Small letters without accents, as texts that people type are compared: `Operación` is `operacion`. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
