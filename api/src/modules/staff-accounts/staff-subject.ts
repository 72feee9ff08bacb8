/** Builds the audit subject for a staff member. */
export const staffSubject = (userId: number) => `staff-user:${userId}`;
