/** Returns the URL of a module's live release, e.g. `http://localhost:3000/modules/mfe-catalog/1.0.0-719a7040/`. */
export async function liveAddress(site: string, module: string): Promise<string> {
  const response = await fetch(new URL('/registry.json', site));
  if (!response.ok) throw new Error(`${response.url} responded ${response.status}`);
  const { modules } = (await response.json()) as { modules: Record<string, { current: { entry: string } }> };
  const entry = modules[module]?.current.entry;
  if (!entry) throw new Error(`${module} is not live at ${site}`);
  return new URL('.', new URL(entry, site)).href;
}
