import type { RootState } from '../reducer.ts';

export const selectCheckout = (state: RootState) => state['mfe-booking'].checkout;
