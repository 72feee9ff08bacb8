/** Where the frame shows a component that fills a slot of another module's page. */
export const slotAddress = (slot: string) => `/alone/${slot}`;
