/** Returns the path at which the frame shows a component for a slot of another module's page. */
export const slotAddress = (slot: string) => `/alone/${slot}`;
