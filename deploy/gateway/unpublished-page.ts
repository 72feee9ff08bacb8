import { languageTag } from '@idavuelta/shared/contracts';
import { escapeMarkup } from '@idavuelta/shared/contracts/text';
import { acceptedLanguage } from './accepted-language.ts';
import texts from './unpublished.json' with { type: 'json' };

const styles =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.125rem/1.5 system-ui,sans-serif;color:#222;background:#fff}' +
  'main{max-width:32rem;padding:2rem;text-align:center}' +
  'a{display:inline-block;padding:.75rem 1.5rem;border-radius:.5rem;color:#fff;background:#222;text-decoration:none}';

/** Renders the page that visitors see before anything is published; needs no release. */
export function unpublishedPage(acceptLanguage?: string): string {
  const language = acceptedLanguage(acceptLanguage);
  const { title, text, retry } = texts[language];
  return `<!doctype html><html lang="${languageTag(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Idavuelta</title><style>${styles}</style></head><body><main><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(text)}</p><a href="">${escapeMarkup(retry)}</a></main></body></html>`;
}
