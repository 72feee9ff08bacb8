/** A bank transfer takes up to two days: it is offered until this long before the departure, in hours. */
export const transferLeadHours = 48;
