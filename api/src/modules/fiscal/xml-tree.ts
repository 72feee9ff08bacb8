import { escapeMarkup } from '@idavuelta/shared/contracts/text';

/** An XML tree as xmlbuilder2 reads it: `@` before attributes, `#` for text; what is undefined is left out. */
export interface XmlTree {
  [name: string]: string | XmlTree | XmlTree[] | undefined;
}

/** xmlbuilder2 decodes entities once, and writes those that are left as they are: a typed `&lt;` must not become `<`. */
export function escaped(tree: XmlTree): XmlTree {
  const entries = Object.entries(tree).map(([name, value]) => {
    if (typeof value === 'string') return [name, escapeMarkup(escapeMarkup(value))];
    if (Array.isArray(value)) return [name, value.map(escaped)];
    return [name, value && escaped(value)];
  });
  return Object.fromEntries(entries);
}
