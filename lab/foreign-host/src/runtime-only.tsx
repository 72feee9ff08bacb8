import { contractVersion, type Page } from '@idavuelta/shared/contracts';
import * as platform from '@idavuelta/shared/platform';
import * as queries from '@idavuelta/shared/queries';
import { createInstance } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import { addTextsOf } from './platform.ts';
import { show } from './show.tsx';

// Describes a shared library for the runtime; the plugin finds it by name itself.
const singleton = (version: string, library: object) => ({
  version,
  lib: () => library,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

const federation = createInstance({
  name: 'runtime_only_host',
  remotes: [{ name: 'mfe-catalog', entry: `${remotes.catalog}mf-manifest.json` }],
  shared: {
    react: singleton(React.version, React),
    'react/jsx-runtime': singleton(React.version, jsxRuntime),
    'react-dom': singleton(reactDom.version, reactDom),
    'react-dom/client': singleton(reactDom.version, reactDomClient),
    '@idavuelta/shared/platform': singleton(contractVersion, platform),
    '@idavuelta/shared/queries': singleton(contractVersion, queries),
  },
});

const Questions = React.lazy(async () => {
  await addTextsOf(remotes.catalog, './pages/faq/FaqPage.tsx');
  const page = await federation.loadRemote<{ default: Page }>('mfe-catalog/pages/faq/FaqPage.tsx');
  if (!page) throw new Error('mfe-catalog has no FaqPage');
  return page;
});

show(<Questions params={{}} />);
