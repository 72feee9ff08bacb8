import { join } from 'node:path';
import { startCommand } from '../support/command.ts';
import { expect, test } from '../support/fixtures.ts';
import { copyOfSources } from '../support/sources.ts';
import { environment, localDir } from '../test-site/environment.ts';
import { ports } from '../test-site/ports.ts';

const contact = 'mfe-catalog/src/pages/contact';
const first = ports.site + 200; // the site of `dev`, with its dev servers 200 ports above
const alone = ports.site + 60;

const commands: { name: string; site: number; env: Record<string, string>; ready: string }[] = [
  { name: 'alone', site: alone, env: { ALONE_PORT: String(alone) }, ready: 'mfe-catalog alone: ' },
  {
    name: 'dev',
    site: first,
    env: {
      ...environment,
      PORT: String(first),
      API_PORT: String(first + 1),
      WEBPAY_SIMULATOR_PORT: String(first + 10),
      MERCADOPAGO_SIMULATOR_PORT: String(first + 11),
      REDSYS_SIMULATOR_PORT: String(first + 12),
      LOCAL_DIR: join(localDir, 'dev'),
    },
    ready: 'Ctrl-C stops everything',
  },
];

for (const { name, site, env, ready } of commands) {
  test(`[MOD-10] npm run ${name} shows what is saved without a reload, also after a syntax error is mended`, async ({
    page,
    faults,
  }) => {
    test.setTimeout(600_000); // webpack compiles the module first, and the shell for `dev`
    faults.expect(/webpack-dev-server/); // it reports the syntax error on the console
    const sources = await copyOfSources();
    const { stop } = await startCommand([name, '--', 'mfe-catalog'], env, ready, sources.folder);
    const typed = page.getByLabel('Nombre');
    const heading = page.locator('#offices');
    const overlay = page.locator('#webpack-dev-server-client-overlay');

    /** Edits a source file and expects the text typed into the form to stay, which a reload of the page would lose. */
    async function edit(what: string, save: () => void, isSeen: () => Promise<void>) {
      const saved = performance.now();
      save();
      await isSeen();
      console.log(`${name}, ${what}: ${((performance.now() - saved) / 1000).toFixed(1)} s from save to screen`);
      await expect(typed).toHaveValue('Ana');
    }
    const edits = async (round: string) => {
      const width = `${round.length}px`;
      await edit(
        'component',
        () => sources.save(`${contact}/Offices.tsx`, /(<h2 id="offices">.*?)[\w ]*<\/h2>/, `$1 ${round}</h2>`),
        () => expect(heading).toHaveText(new RegExp(`${round}$`)),
      );
      await edit(
        'text',
        () => sources.save(`${contact}/texts/es_PE.json`, /"title": "[^"]*oficinas"/, `"title": "${round}: oficinas"`),
        () => expect(heading).toHaveText(new RegExp(`^${round}: oficinas`)),
      );
      await edit(
        'style',
        () =>
          sources.save(
            `${contact}/Offices.module.css`,
            /\.offices \{(\n {2}outline: .*;)?/,
            `.offices {\n  outline: solid ${width};`,
          ),
        () => expect(page.locator('section:has(#offices)')).toHaveCSS('outline-width', width),
      );
    };

    try {
      await page.goto(`http://localhost:${site}/contact`);
      if (name === 'alone') await page.getByRole('button', { name: 'Log in' }).click();
      await typed.fill('Ana');
      await edits('first');

      await edit(
        'syntax error',
        () => sources.save(`${contact}/Offices.tsx`, 'return (', 'return (('),
        () => expect(overlay).toBeVisible(),
      );
      await expect(heading).toHaveText(/first$/);
      await edit(
        'its repair',
        () => sources.save(`${contact}/Offices.tsx`, 'return ((', 'return ('),
        () => expect(overlay).toBeHidden(),
      );
      await edits('second');

      sources.add(`${contact}/Hours.tsx`, 'export const Hours = () => <p id="hours">9 - 18</p>;\n');
      sources.save(
        `${contact}/ContactPage.tsx`,
        'import { Offices',
        "import { Hours } from './Hours.tsx';\nimport { Offices",
      );
      await edit(
        'new file',
        () => sources.save(`${contact}/ContactPage.tsx`, '<MapSection />', '<MapSection />\n<Hours />'),
        () => expect(page.locator('#hours')).toBeVisible(),
      );
      await edits('third');

      if (name !== 'alone') return;
      await page.reload();
      await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    } finally {
      await page.goto('about:blank'); // an open page would poll its dev server
      await stop();
      sources.remove();
    }
  });
}
