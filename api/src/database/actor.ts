/** A staff member, by e-mail or by their user name on the machine, or a program that calls with a token of its own. */
export type StaffActor = `staff:${string}` | `program:${string}`;

/** Who changed an order's state. */
export type Actor = 'buyer' | `provider:${string}` | StaffActor | `job:${string}`;
