// A shell for tests, with React as the real one has it: in its own build, and shared with modules.
import * as react from 'react';
import { renderToString } from 'react-dom/server';

export default {
  libraries: { react },
  async renderPage({ registry, loadRelease }) {
    const { Page } = await loadRelease(registry.modules['mfe-catalog'].current);
    const body = renderToString(react.createElement(Page, { shell: VERSION }));
    return { kind: 'page', language: 'es-PE', head: '', body, hydrationPayload: '' };
  },
};
