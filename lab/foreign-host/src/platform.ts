import { defaultLanguage, type ModuleManifest } from '@idavuelta/shared/contracts';
import { createPlatformStore, noSessionFound, type PlatformServices } from '@idavuelta/shared/host';
import { addTexts, commonTexts, createI18n, fetchTexts } from '@idavuelta/shared/i18n';
import { platformApi } from '@idavuelta/shared/queries';

export const store = createPlatformStore({ baseUrl: '/backend' });
store.attachQueries(platformApi);
store.dispatch(noSessionFound());

export const i18n = createI18n(defaultLanguage);

export const services: PlatformServices = {
  siteOrigin: window.location.origin,
  apiBaseUrl: '/backend',
  SlotHost: () => null,
};

/** Texts are files of a release; its manifest lists those that an exposed file needs. */
export async function addTextsOf(release: string, ...exposes: string[]) {
  await addTexts(i18n, defaultLanguage, 'common', commonTexts);
  const { texts } = (await fetchTexts(`${release}module.json`)) as ModuleManifest;
  for (const namespace of new Set(exposes.flatMap((expose) => texts[expose] ?? []))) {
    const read = (language: string) => fetchTexts(`${release}texts/${namespace}/${language}.json`);
    await addTexts(i18n, defaultLanguage, namespace, { id: `${release}${namespace}`, read });
  }
}
