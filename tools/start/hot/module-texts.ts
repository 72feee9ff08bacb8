// In a module's development build: the page, which is the shell's, shows the module's language files as they change.
import { onChangedTexts } from './text-files.ts';

// Of this file's request: `module-texts.ts?catalog`.
const namespace = __resourceQuery.slice(1);

onChangedTexts((file) => window.idavueltaShowTexts?.({ namespace }, file));
