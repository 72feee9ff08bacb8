/** One of staff, by the name of the user of the machine. */
export type StaffActor = `staff:${string}`;

/** Who changed the state of an order. */
export type Actor = 'buyer' | `provider:${string}` | StaffActor | `job:${string}`;
