import * as platform from '@idavuelta/shared/platform';
import * as queries from '@idavuelta/shared/queries';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** Libraries that the Node builds of modules leave external: they get the shell's copies, as in a browser. */
export const libraries: Record<string, object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@idavuelta/shared/platform': platform,
  '@idavuelta/shared/queries': queries,
};
