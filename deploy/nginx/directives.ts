/**
 * Quotes a text as one argument of a directive.
 * @throws Error for characters that nginx would interpret, such as a variable or a line end
 */
export function quoted(text: string): string {
  if (/[$\n\\]/.test(text)) throw new Error(`"${text}" cannot be written into the configuration of nginx`);
  return `"${text.replaceAll('"', String.raw`\"`)}"`;
}

/** Indents non-empty lines by `indent` levels. */
const indented = (lines: string[], indent = 1) =>
  lines
    .flatMap((line) => line.split('\n'))
    .filter(Boolean)
    .map((line) => '    '.repeat(indent) + line)
    .join('\n');

export const block = (name: string, lines: string[]) => `${name} {\n${indented(lines)}\n}`;

/** `always`: also on error responses. */
export const addHeaders = (headers: Record<string, string>, when: '' | ' always' = '') =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)}${when};`);
