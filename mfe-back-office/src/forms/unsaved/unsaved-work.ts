/** Something typed that was not saved. */
export interface UnsavedWork {
  /** Whether a draft of it stays: in the browser, in the page until it is closed, or not at all. */
  kept: 'browser' | 'page' | 'nowhere';
  discard: () => void;
}

const works = new Set<UnsavedWork>();

/** Makes the browser ask before it closes or reloads the page; its listener is there only while there is something. */
const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

/** @returns a function that ends it: saved, discarded or left */
export function addUnsavedWork(work: UnsavedWork) {
  works.add(work);
  window.addEventListener('beforeunload', askBrowser);
  return () => {
    works.delete(work);
    if (works.size === 0) window.removeEventListener('beforeunload', askBrowser);
  };
}

export const unsavedWork = (): UnsavedWork[] => [...works];
