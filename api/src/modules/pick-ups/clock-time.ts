/** What clocks in the zone show at that moment, `18:05`, in every language. */
export const clockTime = (moment: string, timeZone: string): string =>
  new Date(moment).toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
