/**
 * Returns the page's URL with the typed text added: a preview link, its token, or a module of another server.
 * @param page the current URL
 * @returns undefined for any other text
 */
export function addressWith(typed: string, page: URL): URL | undefined {
  const text = typed.trim();
  const address = new URL(page);
  if (/^mfe-[a-z0-9-]+@https?:\/\//.test(text)) {
    address.searchParams.append('module', text);
    return address;
  }
  const token = URL.canParse(text) ? new URL(text).searchParams.get('release') : text;
  if (!token || !/^(mfe-[a-z0-9-]+|shell)@[\w.+-]+~/.test(token)) return undefined;
  address.searchParams.set('release', token);
  return address;
}
