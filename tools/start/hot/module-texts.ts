// In a module's development build: makes the shell's page show changes to the module's language files.
import { onChangedTexts } from './text-files.ts';

// From this file's request: `module-texts.ts?catalog`.
const namespace = __resourceQuery.slice(1);

onChangedTexts((file) => window.idavueltaShowTexts?.({ namespace }, file));
