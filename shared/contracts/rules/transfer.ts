/** Bank transfers take up to two days: they are offered up to this long before the departure, in hours. */
export const transferLeadHours = 48;
