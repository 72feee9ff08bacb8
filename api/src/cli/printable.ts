/** What a terminal obeys, or what makes it show letters in another order than they are written. */
const commands = /[^\P{Cc}\n]|\p{Bidi_Control}|[\u2028\u2029]/gu;
const withEndsOfLines = /[\p{Cc}\u2028\u2029]|\p{Bidi_Control}/gu;

/** `\\u001b`, as JSON writes it too. */
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text written by people, printed within one line of the command's output. */
export const printableCell = (text: string) => text.replace(withEndsOfLines, escaped);

/** What a command prints, on a terminal that shall do nothing but show it. */
export const printable = (text: string) => text.replace(commands, escaped);
