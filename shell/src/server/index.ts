import type { ServerShell } from '@idavuelta/shared/contracts';
import { renderPage } from './render.tsx';

/** The shell's build for Node. */
export default { renderPage } satisfies ServerShell;
