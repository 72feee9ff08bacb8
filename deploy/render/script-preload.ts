/**
 * Builds the preload link of a script with the same attributes as the shell's own request: its integrity, and
 * `crossorigin` for a release on another origin. If they differed, the file would be fetched twice.
 * @param origin of the page
 */
export function scriptPreload(address: string, origin: string, integrity?: string): string {
  const isElsewhere = new URL(address, origin).origin !== origin;
  const attributes = [integrity && ` integrity="${integrity}"`, isElsewhere && ' crossorigin'].filter(Boolean).join('');
  return `<link rel="preload" as="script" href="${address}"${attributes}>`;
}
