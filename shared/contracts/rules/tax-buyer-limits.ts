/** Longest values of whom a tax document names, in characters as typed. */
export const taxBuyerLimits = { taxId: 30, name: 120, address: 200 };
