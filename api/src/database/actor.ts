/** A staff member, by e-mail or by their user name on the machine. */
export type StaffActor = `staff:${string}`;

/** Who changed an order's state. */
export type Actor = 'buyer' | `provider:${string}` | StaffActor | `job:${string}`;
