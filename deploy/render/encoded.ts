/** Maximum number of UTF-8 bytes per UTF-16 code unit. */
const maxBytes = 3;

let memory = Buffer.alloc(0);

/**
 * Encodes a text in UTF-8 from its parts, which avoids the copy that joining them would make. The buffer is reused by
 * the next call.
 */
export function encoded(parts: readonly string[]): Buffer {
  const most = parts.reduce((sum, part) => sum + part.length, 0) * maxBytes;
  if (memory.length < most) memory = Buffer.alloc(most);
  let length = 0;
  for (const part of parts) length += memory.write(part, length);
  return memory.subarray(0, length);
}
