import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { storeLibraryNames } from '@idavuelta/deploy/registry/store-library-names.ts';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

interface StoreLibrary {
  /** Its ES modules; a build resolves the library to one of them. */
  files: [string, ...string[]];
  /** The exports that the shell's first file contains anyway. */
  names: string[];
}

/**
 * Libraries most of which is in the shell's first file. Modules access them through the platform; when a module's
 * library imports them, it takes those exports from the shell and the rest from its own release. CommonJS has no
 * separate exports: a library published that way only bundles its own copy.
 */
export const storeLibraries: Record<(typeof storeLibraryNames)[number], StoreLibrary> = {
  'react-redux': {
    files: ['dist/react-redux.mjs'],
    names: ['Provider', 'shallowEqual', 'useDispatch', 'useSelector', 'useStore'],
  },
  redux: {
    files: ['dist/redux.mjs'],
    names: ['applyMiddleware', 'combineReducers', 'compose', 'createStore', 'isAction', 'isPlainObject'],
  },
  '@reduxjs/toolkit': {
    files: ['dist/redux-toolkit.modern.mjs', 'dist/redux-toolkit.browser.mjs'],
    names: [
      'combineSlices',
      'configureStore',
      'createAction',
      'createAsyncThunk',
      'createDynamicMiddleware',
      'createSlice',
      'isAllOf',
      'isAnyOf',
      'isFulfilled',
      'isPending',
      'isRejected',
      'isRejectedWithValue',
      'nanoid',
      'prepareAutoBatched',
    ],
  },
};

type Library = keyof typeof storeLibraries;

const fileOf = (library: Library, file: string) => join(dirname(require.resolve(`${library}/package.json`)), file);

/** Returns the request with which the shell's build exposes its part of a library. */
export const exposedRequest = (library: Library) => `${fileOf(library, storeLibraries[library].files[0])}?carried`;

/** Returns the request with which a module's build takes it. */
export const consumedRequest = (library: Library) => `carried-by-shell/${library}`;

/**
 * Creates rules that replace the source of the libraries' files.
 * @param source returns the replacement; `file` is the original, which it may import
 */
const rules = (
  resourceQuery: RuleSetRule['resourceQuery'],
  source: (file: string, names: string, library: Library) => string,
): RuleSetRule[] =>
  storeLibraryNames.flatMap((library) => {
    const { files, names } = storeLibraries[library];
    return files.map((file) => ({
      resource: fileOf(library, file),
      resourceQuery,
      loader: join(import.meta.dirname, 'source-loader.ts'),
      options: { source: source(`./${basename(file)}`, names.join(', '), library) },
    }));
  });

/** For the shell's build. */
export const shellLibraryRules = rules(/^\?carried$/, (file, names) => `export { ${names} } from '${file}';`);

/**
 * For the builds of modules. Only the files that the shell has are replaced: a different version that npm installed
 * beside a library is bundled.
 */
export const moduleLibraryRules = rules(
  { not: /^\?own$/ },
  (file, names, library) => `export * from '${file}?own'; export { ${names} } from '${consumedRequest(library)}';`,
);
