/** A random idempotency key. Not `randomUUID`, which browsers offer over HTTPS only. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
