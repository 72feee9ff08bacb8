import { type ModuleDefinition, textNamespace } from '@idavuelta/shared/contracts';
import type { i18n } from 'i18next';
import type { TextFile } from './text-files.ts';

/** Has the components on the screen show a language file as it is now, if they have shown it before. */
export function showChangedTexts(
  instance: i18n,
  definition: Pick<ModuleDefinition, 'namespace'>,
  { folder, language, texts }: TextFile,
) {
  const namespace = textNamespace(definition, folder);
  if (!instance.hasResourceBundle(language, namespace)) return;
  instance.removeResourceBundle(language, namespace); // or what was taken out of the file would stay
  instance.addResourceBundle(language, namespace, texts);
}
