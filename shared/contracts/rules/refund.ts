/** A buyer gets everything back who cancels at least this long before the event, in hours. */
export const refundLeadHours = 48;
