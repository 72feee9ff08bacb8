/** Full refunds are available up to this long before the event, in hours. */
export const refundLeadHours = 48;
