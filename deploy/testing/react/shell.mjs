// A shell for tests that, like the real one, bundles React and a federation runtime and shares them with modules.
import { createInstance } from '@module-federation/enhanced/runtime';
import * as react from 'react';
import { renderToString } from 'react-dom/server';

const name = `shell_${Math.random()}`;
const shared = {
  react: { version: react.version, lib: () => react, shareConfig: { singleton: true, requiredVersion: false } },
};
const loadEntry = {
  name: 'load-entry',
  loadEntry: ({ remoteInfo }) => remoteInfo.loadEntry(remoteInfo.release),
};
const runtime = createInstance({ name, remotes: [], shared, plugins: [loadEntry] });

export default {
  async renderPage({ registry, loadEntry }) {
    const release = registry.modules['mfe-catalog'].current;
    const remote = `${name}_${release.version}`;
    runtime.registerRemotes([{ name: remote, entry: release.entry, release, loadEntry }]);
    const { default: Page } = await runtime.loadRemote(`${remote}/Page.tsx`);
    const body = renderToString(react.createElement(Page, { shell: VERSION }));
    return { kind: 'page', language: 'es-PE', head: '', body, hydrationPayload: '' };
  },
};
