/** The subject of audit rows about one of staff. */
export const staffSubject = (userId: number) => `staff-user:${userId}`;
