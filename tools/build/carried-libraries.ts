import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { carriedNames } from '@idavuelta/deploy/registry/carried-names.ts';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

interface Carried {
  /** Its ES modules; a build resolves it to one of them. */
  files: [string, ...string[]];
  /** The exports that the shell's first file has in any case. */
  names: string[];
}

/**
 * Libraries of which the shell's first file has the better part. Modules reach what they need of them by the platform; a
 * library of a module that imports them itself gets from the shell what that has, and the rest from its own release.
 * CommonJS has no single exports: a library that is published so only brings its own copy.
 */
export const carriedLibraries: Record<(typeof carriedNames)[number], Carried> = {
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

type Library = keyof typeof carriedLibraries;

const fileOf = (library: Library, file: string) => join(dirname(require.resolve(`${library}/package.json`)), file);

/** The request by which the shell's build gives out what it has of a library. */
export const carriedRequest = (library: Library) => `${fileOf(library, carriedLibraries[library].files[0])}?carried`;

/** The request by which a module's build takes it. */
export const takenRequest = (library: Library) => `carried-by-shell/${library}`;

/** Puts another source in the place of the libraries' files. @param source for a file, which stands beside it */
const rules = (
  resourceQuery: RuleSetRule['resourceQuery'],
  source: (file: string, names: string, library: Library) => string,
): RuleSetRule[] =>
  carriedNames.flatMap((library) => {
    const { files, names } = carriedLibraries[library];
    return files.map((file) => ({
      resource: fileOf(library, file),
      resourceQuery,
      loader: join(import.meta.dirname, 'carried-loader.ts'),
      options: { source: source(`./${basename(file)}`, names.join(', '), library) },
    }));
  });

/** For the shell's build. */
export const givenByShell = rules(/^\?carried$/, (file, names) => `export { ${names} } from '${file}';`);

/**
 * For the builds of modules. Only the very files that the shell has are replaced: npm has put another version that a
 * library needs beside it, and that is bundled.
 */
export const takenByModules = rules(
  { not: /^\?own$/ },
  (file, names, library) => `export * from '${file}?own'; export { ${names} } from '${takenRequest(library)}';`,
);
