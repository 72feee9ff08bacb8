/** Every key of a language file with its path, sorted: two complete files have the same. */
export function textKeys(texts: object, prefix = ''): string[] {
  return Object.entries(texts)
    .flatMap(([key, text]) => (typeof text === 'object' && text ? textKeys(text, `${prefix}${key}.`) : [prefix + key]))
    .sort();
}
