/// <reference types="webpack/module" />
import type { Language } from '@idavuelta/shared/contracts';

/** A language file of the module under development. */
export interface TextFile {
  /** `./texts`, `./pages/landing/texts` */
  folder: string;
  language: Language;
  texts: object;
}

// The alias is the `src` of the module.
const readFolder = () =>
  import.meta.webpackContext('@module/sources', {
    recursive: true,
    regExp: /\/texts\/[a-z]{2}_[A-Z]{2}\.json$/,
    mode: 'sync',
  });

let folder = readFolder();

/** Returns the current language files. */
export const textFiles = (): TextFile[] =>
  folder.keys().map((file) => {
    const [language = '', ...folders] = file
      .replace(/\.json$/, '')
      .split('/')
      .reverse();
    return { folder: folders.reverse().join('/'), language: language as Language, texts: folder(file) as object };
  });

/** Reports the language files that change while the page is open. */
export function onChangedTexts(show: (file: TextFile) => void) {
  let known = new Set(textFiles().map(({ texts }) => texts));
  import.meta.webpackHot?.accept(String(folder.id), () => {
    folder = readFolder();
    const files = textFiles();
    for (const file of files) if (!known.has(file.texts)) show(file);
    known = new Set(files.map(({ texts }) => texts));
  });
}
