/** The names that replace those of the template's example. */
export interface ModuleNames {
  /** Folder and package: `mfe-gift-cards`. */
  package: string;
  /** Translation namespace, path of its page, prefix of file names: `gift-cards`. */
  kebab: string;
  /** Prefix of values: `giftCards`. */
  camel: string;
  /** Prefix of components and types: `GiftCards`. */
  pascal: string;
}

/** @throws Error unless the name is `mfe-` and lowercase words */
export function namesOf(name: string): ModuleNames {
  if (!/^mfe(-[a-z][a-z0-9]*)+$/.test(name)) throw new Error(`${name}: a module is called like mfe-gift-cards`);
  const kebab = name.slice('mfe-'.length);
  const pascal = kebab.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { package: name, kebab, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal };
}

/** Renames the example in a text or file name of the template. */
export const renamed = (text: string, { package: folder, kebab, camel, pascal }: ModuleNames) =>
  text
    .replaceAll('mfe-example', folder)
    .replaceAll('Example', pascal)
    .replace(/\bexample(?=[A-Z])/g, camel)
    .replace(/\bexample\b/g, kebab);
