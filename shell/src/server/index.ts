import type { ServerShell } from '@idavuelta/shared/contracts';
import { libraries } from './libraries.ts';
import { renderPage } from './render.tsx';

/** The shell's build for Node. */
export default { libraries, renderPage } satisfies ServerShell;
