import type { ModuleDefinition, ModuleState, Page, SlotName, SlotProps } from '@idavuelta/shared/contracts';
import type { ComponentType } from 'react';

// The alias is the `src` of the module that runs alone: see ../webpack.ts.
const code = import.meta.webpackContext('@alone/module', {
  recursive: true,
  regExp: /^\.\/(module\.ts|(pages|features|state)\/(?!.*(\.test|\.d)\.tsx?$).*\.tsx?)$/,
  mode: 'lazy',
});
const texts = import.meta.webpackContext('@alone/module', {
  recursive: true,
  regExp: /\/texts\/[a-z]{2}_[A-Z]{2}\.json$/,
  mode: 'lazy',
});

/** The default export of a file of the module. */
const load = async <T>(file: string) => ((await code(file)) as { default: T }).default;

export const loadDefinition = () => load<ModuleDefinition>('./module.ts');
export const loadPage = async (file: string) => ({ default: await load<Page>(file) });
export const loadSlot = async <N extends SlotName>(file: string) => ({
  default: await load<ComponentType<SlotProps<N>>>(file),
});
export const loadState = (file: string) => load<ModuleState>(file);

/** Folders with language files: `./texts`, `./pages/landing/texts`. */
export const textFolders = () => [...new Set(texts.keys().map((file) => file.replace(/\/[^/]+$/, '')))];

/** The address of a language file. */
export const textAddress = async (folder: string, language: string) =>
  (await texts(`${folder}/${language}.json`)) as string;
