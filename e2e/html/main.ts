/** `npm run check:html`: every public page as the gateway sends it, and one in another language, against the HTML standard. */
import { formatterFactory, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { publicPages } from '../screenshots/pages.ts';
import { siteUrl } from '../test-site/ports.ts';
import { withTestSite } from '../test-site/with-test-site.ts';
import { rules } from './rules.ts';

const pages = [
  ...Object.values(publicPages).map((path) => ({ path, locale: 'PE.es_PE' })),
  { path: '/', locale: 'PE.en_US' },
];

await withTestSite(async () => {
  const validator = new HtmlValidate(new StaticConfigLoader(rules));
  const format = formatterFactory('stylish');
  for (const { path, locale } of pages) {
    const answer = await fetch(siteUrl + path, { headers: { cookie: `idavuelta-locale=${locale}` } });
    const html = await answer.text();
    const name = `${path} ${locale}`;
    if (!html.includes('<h1')) throw new Error(`${name} came without its content`);
    const report = await validator.validateString(html, name);
    console.log(`${name.padEnd(44)} ${report.errorCount ? `${report.errorCount} faults` : 'valid'}`);
    if (report.valid) continue;
    console.error(format(report.results));
    process.exitCode = 1;
  }
});
