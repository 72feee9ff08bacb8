/** Minutes after which the phone of a driver under way counts as silent. */
export const silentAfterMinutes = 10;
