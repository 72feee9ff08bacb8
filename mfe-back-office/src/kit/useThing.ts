import { createContext, useContext, useEffect } from 'react';

/** Set by the page: takes the name of what it shows. */
export const ThingContext = createContext<(name: string | undefined) => void>(() => {});

/** Gives the browser's tab the name of what the page shows, once it is read. */
export function useThing(name: string | undefined) {
  const setName = useContext(ThingContext);
  useEffect(() => {
    setName(name);
    return () => setName(undefined);
  }, [name, setName]);
}
