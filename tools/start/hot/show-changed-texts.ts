import { type ModuleDefinition, textNamespace } from '@idavuelta/shared/contracts';
import type { i18n } from 'i18next';
import type { TextFile } from './text-files.ts';

/** Re-renders the components on the screen with a changed language file, if they have used it before. */
export function showChangedTexts(
  instance: i18n,
  definition: Pick<ModuleDefinition, 'namespace'>,
  { folder, language, texts }: TextFile,
) {
  const namespace = textNamespace(definition, folder);
  if (!instance.hasResourceBundle(language, namespace)) return;
  instance.removeResourceBundle(language, namespace); // otherwise texts removed from the file would stay
  instance.addResourceBundle(language, namespace, texts);
}
