export const staffSubject = (userId: number) => `staff-user:${userId}`;
