/** A text as one argument of a directive. @throws Error for what nginx would take for a variable or the end of a line */
export function quoted(text: string): string {
  if (/[$\n\\]/.test(text)) throw new Error(`"${text}" cannot be written into the configuration of nginx`);
  return `"${text.replaceAll('"', String.raw`\"`)}"`;
}

/** Lines `indent` levels further in, empty ones left out. */
const indented = (lines: string[], indent = 1) =>
  lines
    .flatMap((line) => line.split('\n'))
    .filter(Boolean)
    .map((line) => '    '.repeat(indent) + line)
    .join('\n');

export const block = (name: string, lines: string[]) => `${name} {\n${indented(lines)}\n}`;

/** `always`: with errors too. */
export const addHeaders = (headers: Record<string, string>, when: '' | ' always' = '') =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)}${when};`);
