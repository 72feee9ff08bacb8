import type { i18n, TFunction } from 'i18next';
import type { Language } from '../contracts/index.ts';
import { createI18n } from './instance.ts';

/**
 * An i18next instance for many pages of a server. Most texts have no variables; looking each up on every page was the
 * largest cost of rendering after React itself, so they are kept.
 */
export function createServerI18n(language: Language): i18n {
  const instance = createI18n(language);
  const getFixedT = instance.getFixedT.bind(instance) as (...args: unknown[]) => TFunction;
  const cache = new Map<string, TFunction>();
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

/** The function, which looks up each text without variables once. */
function withCache(t: TFunction): TFunction {
  const texts = new Map<string, string>();
  const cached = (...args: unknown[]) => {
    const [key] = args;
    if (args.length !== 1 || typeof key !== 'string') return Reflect.apply(t, undefined, args);
    const text = texts.get(key) ?? (t(key) as string);
    texts.set(key, text);
    return text;
  };
  return Object.assign(cached, t) as unknown as TFunction;
}
