import { parseTemplate } from '../render/template.ts';
import { readStoredRegistry } from './registry-document.ts';
import type { ReleaseStore } from './stores/release-store.ts';

const pageKey = 'index.html';

/** Writes the live shell's page for web servers that do not know the registry. */
export async function writeShellPage(store: ReleaseStore) {
  // Reads the page before the registry: if another publisher writes it meanwhile, theirs belongs to a later registry
  // and must stay.
  const page = await store.readDocument(pageKey);
  const { shell } = await readStoredRegistry(store);
  const html = shell && (await store.read(`${shell.current.base}${shell.current.page}`.slice(1)));
  if (!html) return;
  const text = parseTemplate(html.toString()).fill();
  if (text !== page?.text && !(await store.replaceDocument(pageKey, text, page?.etag))) await writeShellPage(store);
}
