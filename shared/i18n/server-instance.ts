import type { i18n, TFunction } from 'i18next';
import type { Language } from '../contracts/index.ts';
import { announceTexts, createI18n } from './instance.ts';

/** Maximum number of texts cached per function: dates, prices and names make them unbounded. */
const maxTexts = 2_000;

/**
 * Creates an i18next instance that a server uses for many pages. All need the same texts, and looking them up was the
 * largest cost of rendering after React itself, so results are cached.
 */
export function createServerI18n(language: Language): i18n {
  const instance = createI18n(language);
  const getFixedT = instance.getFixedT.bind(instance) as (...args: unknown[]) => TFunction;
  const cache = new Map<string, TFunction>();
  announceTexts(instance);
  instance.store.on('added', () => cache.clear());
  instance.getFixedT = ((...args: unknown[]) => {
    const key = JSON.stringify(args);
    const known = cache.get(key);
    if (known) return known;
    const t = withCache(getFixedT(...args));
    cache.set(key, t);
    return t;
  }) as i18n['getFixedT'];
  return instance;
}

/** Wraps a translation function so that it looks up each text with the same values once. */
function withCache(t: TFunction): TFunction {
  const texts = new Map<string, string>();
  const cached = (...args: unknown[]) => {
    const key = args.length === 1 && typeof args[0] === 'string' ? args[0] : JSON.stringify(args);
    const known = texts.get(key);
    if (known !== undefined) return known;
    const text = Reflect.apply(t, undefined, args) as string;
    if (texts.size >= maxTexts) texts.clear();
    texts.set(key, text);
    return text;
  };
  return Object.assign(cached, t) as TFunction;
}
