/**
 * A link that has a browser fetch a script ahead, with the attributes of the shell's own request: its integrity, and
 * `crossorigin` for a release that lies at another origin than the page. Where they differ the file is fetched twice.
 * @param origin of the page
 */
export function scriptPreload(address: string, origin: string, integrity?: string): string {
  const isElsewhere = new URL(address, origin).origin !== origin;
  const attributes = [integrity && ` integrity="${integrity}"`, isElsewhere && ' crossorigin'].filter(Boolean).join('');
  return `<link rel="preload" as="script" href="${address}"${attributes}>`;
}
