import { type ComponentType, lazy, useState } from 'react';

interface FetchedFile {
  /** Fetches the file before it is shown. */
  fetch: () => Promise<void>;
  /** The component, or one that waits for it. */
  component: () => ComponentType;
}

/** The file of a component, fetched when the component is shown, or earlier. */
export function fetchedFile(load: () => Promise<{ default: ComponentType }>): FetchedFile {
  let loaded: ComponentType | undefined;
  const Waiting = lazy(load);
  return {
    component: () => loaded ?? Waiting,
    async fetch() {
      loaded = (await load()).default;
    },
  };
}

/**
 * Shows the component of a file, at once when the file is there: `lazy` alone suspends even then, and React shows a
 * fallback for 300 ms at least.
 */
export function Fetched({ file }: { file: FetchedFile }) {
  // fixed when mounted: another component in its place would lose its state
  const [Shown] = useState(file.component);
  return <Shown />;
}
