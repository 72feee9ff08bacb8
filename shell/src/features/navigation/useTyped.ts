import { useLocation } from '@idavuelta/shared/platform';
import { useEffect, useState } from 'react';

/**
 * The text of the search box that has not been searched for yet, with the letters typed before this code was loaded.
 */
export function useTyped(input: HTMLInputElement): string {
  const { key, search } = useLocation();
  const [typed, setTyped] = useState(() =>
    input.value === (new URLSearchParams(search).get('q') ?? '') ? '' : input.value,
  );
  const [shownAt, setShownAt] = useState(key);
  // Another page is shown: the text was searched for, or abandoned.
  if (shownAt !== key) {
    setShownAt(key);
    setTyped('');
  }

  useEffect(() => {
    const readInput = () => setTyped(input.value);
    input.addEventListener('input', readInput);
    return () => input.removeEventListener('input', readInput);
  }, [input]);
  return typed;
}
