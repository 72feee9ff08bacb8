/** Characters that a terminal interprets as commands, or that reorder the displayed text. */
const commands = /[^\P{Cc}\n]|\p{Bidi_Control}|[\u2028\u2029]/gu;
const withEndsOfLines = /[\p{Cc}\u2028\u2029]|\p{Bidi_Control}/gu;

/** `\\u001b`, in JSON notation. */
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Escapes user-written text for a single line of output. */
export const printableCell = (text: string) => text.replace(withEndsOfLines, escaped);

/** Escapes terminal commands in a command's output. */
export const printable = (text: string) => text.replace(commands, escaped);
