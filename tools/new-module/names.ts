/** What the template's example is called in its code, and what a module is called there instead. */
export interface ModuleNames {
  /** Folder and package: `mfe-gift-cards`. */
  package: string;
  /** Namespace of its texts, path of its page, begin of file names: `gift-cards`. */
  kebab: string;
  /** Begin of the names of values: `giftCards`. */
  camel: string;
  /** Begin of the names of components and types: `GiftCards`. */
  pascal: string;
}

/** @throws Error when the name is not `mfe-` and words of small letters */
export function namesOf(name: string): ModuleNames {
  if (!/^mfe(-[a-z][a-z0-9]*)+$/.test(name)) throw new Error(`${name}: a module is called like mfe-gift-cards`);
  const kebab = name.slice('mfe-'.length);
  const pascal = kebab.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { package: name, kebab, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal };
}

/** A text or file name of the template, for the module. */
export const renamed = (text: string, { package: folder, kebab, camel, pascal }: ModuleNames) =>
  text
    .replaceAll('mfe-example', folder)
    .replaceAll('Example', pascal)
    .replace(/\bexample(?=[A-Z])/g, camel)
    .replace(/\bexample\b/g, kebab);
