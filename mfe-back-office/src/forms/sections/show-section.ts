/** Scrolls to a section and moves the focus into it. @returns whether it is on the page */
export function showSection(key: string): boolean {
  const section = document.getElementById(key);
  section?.scrollIntoView?.({ block: 'start' });
  section?.focus({ preventScroll: true });
  return section !== null;
}
