import type { ModuleDefinition, ModuleState, Page, SlotName, SlotProps } from '@idavuelta/shared/contracts';
import type { ComponentType } from 'react';

// The alias is the `src` of the module that runs alone: see ../webpack.ts.
const readFolder = () =>
  import.meta.webpackContext('@module/sources', {
    recursive: true,
    regExp: /^\.\/(module\.ts|(pages|features|state)\/(?!.*(\.test|\.d)\.tsx?$).*\.tsx?)$/,
    mode: 'lazy',
    chunkName: '[request]', // a stable name, whatever the file imports
  });

let code = readFolder();
const loaded = new Map<string, unknown>();

/**
 * Changes when anything derived from a file must be recreated. A component is replaced in place, unless its name
 * changes.
 */
const identity = (file: string, exported: object) =>
  file.endsWith('.tsx')
    ? Object.entries(exported)
        .map(([name, value]) => `${name} ${value.name}`)
        .join()
    : exported;

/** Loads the default export of a module's file. */
async function load<T>(file: string) {
  const exported = (await code(file)) as { default: T };
  loaded.set(file, identity(file, exported));
  return exported.default;
}

import.meta.webpackHot?.accept(String(code.id), async () => {
  code = readFolder();
  for (const [file, before] of loaded)
    if (identity(file, (await code(file)) as object) !== before) return window.location.reload();
});

export const loadDefinition = () => load<ModuleDefinition>('./module.ts');
export const loadPage = async (file: string) => ({ default: await load<Page>(file) });
export const loadSlot = async <N extends SlotName>(file: string) => ({
  default: await load<ComponentType<SlotProps<N>>>(file),
});
export const loadState = (file: string) => load<ModuleState>(file);
