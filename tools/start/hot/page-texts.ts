// In the shell's development build: shows the changes that modules report in their language files.
import type { ModuleDefinition } from '@idavuelta/shared/contracts';
import { getI18n } from 'react-i18next';
import { showChangedTexts } from './show-changed-texts.ts';
import type { TextFile } from './text-files.ts';

declare global {
  interface Window {
    idavueltaShowTexts?: (definition: Pick<ModuleDefinition, 'namespace'>, file: TextFile) => void;
  }
}

window.idavueltaShowTexts = (definition, file) => showChangedTexts(getI18n(), definition, file);
