/** Subject of the audit. */
export const webhookSubject = (endpointId: number) => `webhook:${endpointId}`;
