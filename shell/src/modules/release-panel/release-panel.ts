import type { Registry } from '@idavuelta/shared/contracts';
import type { OverriddenModule } from '../overrides/override-registry.ts';
import { removeOverride } from '../overrides/stored-overrides.ts';
import { addressWith } from './panel-address.ts';
import texts from './release-panel.json';

export interface PanelOptions {
  registry: Registry;
  /** Modules that this tab takes from other servers. */
  overridden?: OverriddenModule[];
  /** Language of the page, e.g. `es-PE`. */
  language?: string;
  open?: (address: string) => void;
}

type Words = (typeof texts)['es'];

const style = {
  panel:
    'position:fixed;inset:auto auto 8px 8px;z-index:9999;max-width:min(420px,calc(100vw - 16px));max-height:70vh;overflow:auto;padding:8px 12px;border-radius:8px;background:#ffc83d;color:#0f1d3a;font:14px/1.5 sans-serif;box-shadow:0 2px 12px #0006',
  summary: 'min-height:24px;font-weight:600;cursor:pointer',
  list: 'margin:8px 0;padding:0;list-style:none',
  button:
    'min-height:32px;margin:4px 8px 0 0;padding:0 10px;border:1px solid #0f1d3a;border-radius:6px;background:#fff;color:#0f1d3a;font:inherit',
  input: 'box-sizing:border-box;width:100%;min-height:32px;margin-bottom:4px;font:inherit',
};

/** For developers: lists the page's modules with their releases, and adds or ends previews and overrides. */
export function showReleasePanel({
  registry,
  overridden = [],
  language = document.documentElement.lang,
  open = (address) => window.location.assign(address),
}: PanelOptions) {
  const short = language.slice(0, 2);
  const words = texts[short === 'en' || short === 'pt' ? short : 'es'];
  const previews = registry.previews ?? [];
  const panel = element('aside', style.panel);
  panel.setAttribute('aria-label', words.title);
  const details = element('details');
  const changed = [
    ...previews.map(({ module, until }) => `${module}: ${words.preview.replace('{until}', momentOf(until, language))}`),
    ...overridden.map(({ module, origin, release }) => `${module}: ${overrideText(words, origin, release)}`),
  ];
  details.append(element('summary', style.summary, changed.join(' · ') || words.title));
  details.append(moduleList(registry, words, overridden, open), addForm(words, open));
  panel.append(details);
  if (previews.length) panel.append(button(words.end, () => open(withRelease('live'))));
  document.querySelector('aside[data-release-panel]')?.remove();
  panel.dataset.releasePanel = '';
  document.body.append(panel);
}

const overrideText = (words: Words, origin: string, release: unknown) =>
  (release ? words.override : words.failed).replace('{origin}', origin);

function moduleList(
  { modules, shellVersion, previews = [] }: Registry,
  words: Words,
  overridden: OverriddenModule[],
  open: (address: string) => void,
) {
  const list = element('ul', style.list);
  const releases = Object.entries(modules).map(([name, { current }]) => [name, current.version] as const);
  for (const [name, version] of [...(shellVersion ? [['shell', shellVersion] as const] : []), ...releases]) {
    const isPreview = previews.some(({ module }) => module === name);
    const item = element('li', '', `${name} ${version}${isPreview ? '' : ` (${words.live})`} `);
    if (overridden.some(({ module }) => module === name)) {
      const remove = button(words.remove, () => {
        removeOverride(name);
        open(window.location.href);
      });
      remove.setAttribute('aria-label', `${words.remove}: ${name}`);
      item.append(remove);
    }
    list.append(item);
  }
  return list;
}

function addForm(words: Words, open: (address: string) => void) {
  const form = element('form');
  const input = element('input', style.input);
  input.setAttribute('aria-label', words.add);
  input.placeholder = words.add;
  form.append(input, button(words.open));
  form.onsubmit = (event) => {
    event.preventDefault();
    const address = addressWith(input.value, new URL(window.location.href));
    input.setAttribute('aria-invalid', String(!address));
    if (address) open(address.href);
    else input.focus();
  };
  return form;
}

function withRelease(value: string) {
  const address = new URL(window.location.href);
  address.searchParams.set('release', value);
  return address.href;
}

const momentOf = (moment: string, language: string) =>
  new Intl.DateTimeFormat(language || undefined, { dateStyle: 'short', timeStyle: 'short' }).format(new Date(moment));

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, css = '', text = '') {
  const made = document.createElement(name);
  made.style.cssText = css;
  made.textContent = text;
  return made;
}

function button(text: string, onClick?: () => void) {
  const made = element('button', style.button, text);
  if (onClick) {
    made.type = 'button';
    made.onclick = onClick;
  }
  return made;
}
