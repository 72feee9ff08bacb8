import words from './country-texts/es_PE.json' with { type: 'json' };

/** Words of the sheet, which is written in the country's language whatever its person reads. */
export const sheetWords = words;

/** Replaces `{{name}}` by its value. */
export const filled = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
