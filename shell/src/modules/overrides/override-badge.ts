import texts from './override-badge.json';
import type { OverriddenModule } from './override-registry.ts';
import { removeOverride } from './stored-overrides.ts';

/** Says on the page which modules come from elsewhere, with a button for each that ends it. It is for developers only. */
export function showOverrideBadge(
  overridden: OverriddenModule[],
  browserLanguage = navigator.language,
  reload = () => window.location.reload(),
) {
  const language = browserLanguage.slice(0, 2);
  const words = texts[language === 'en' || language === 'pt' ? language : 'es'];
  const badge = document.createElement('aside');
  badge.style.cssText =
    'position:fixed;inset:auto 8px 8px auto;z-index:9999;padding:8px 12px;background:#ffc83d;color:#0f1d3a;font:14px sans-serif';
  for (const { module, origin, release } of overridden) {
    const line = document.createElement('p');
    const button = document.createElement('button');
    line.textContent = (release ? words.override : words.failed)
      .replace('{module}', module)
      .replace('{origin}', origin);
    button.textContent = words.remove;
    button.setAttribute('aria-label', `${words.remove}: ${module}`);
    button.onclick = () => {
      removeOverride(module);
      reload();
    };
    line.append(' ', button);
    badge.append(line);
  }
  document.body.append(badge);
}
