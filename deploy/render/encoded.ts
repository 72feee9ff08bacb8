/** Bytes of a UTF-16 code unit in UTF-8, at most. */
const maxBytes = 3;

let memory = Buffer.alloc(0);

/**
 * A text in UTF-8, from its parts: joined first, it would be copied once more. The bytes are good until the next call,
 * which uses the same memory.
 */
export function encoded(parts: readonly string[]): Buffer {
  const most = parts.reduce((sum, part) => sum + part.length, 0) * maxBytes;
  if (memory.length < most) memory = Buffer.alloc(most);
  let length = 0;
  for (const part of parts) length += memory.write(part, length);
  return memory.subarray(0, length);
}
