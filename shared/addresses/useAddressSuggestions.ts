import { useEffect, useState } from 'react';
import type { AddressSuggestion } from '../contracts/index.ts';
import { type AddressRegion, useAddressSuggestionsQuery } from './addresses.api.ts';

/** Milliseconds without typing after which suggestions are fetched. */
const pause = 250;
const minLength = 3;
const maxLength = 120;

const none: AddressSuggestion[] = [];

interface TypedAddress {
  input: HTMLInputElement;
  /** The field's value before anything was typed: nothing is suggested for it. */
  before: string;
  region: AddressRegion;
}

/** Suggestions for the address, including text typed while this file was loading. A failed call suggests nothing. */
export function useAddressSuggestions({ input, before, region }: TypedAddress) {
  const [typed, setTyped] = useState(() => (input.value === before ? '' : input.value.trim()));
  const [text, setText] = useState('');

  useEffect(() => {
    const readInput = () => setTyped(input.value.trim());
    input.addEventListener('input', readInput);
    return () => input.removeEventListener('input', readInput);
  }, [input]);

  useEffect(() => {
    const timer = setTimeout(() => setText(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);

  const isShort = (words: string) => words.length < minLength || words.length > maxLength;
  const { data = none, isError } = useAddressSuggestionsQuery({ ...region, text }, { skip: isShort(text) });
  return {
    // The previous suggestions stay while new ones are fetched.
    suggestions: isError || isShort(typed) || isShort(text) ? none : data,
    /** One was chosen: nothing is suggested until something else is typed. */
    clear() {
      setTyped('');
      setText('');
    },
  };
}
