import type { ReactNode } from 'react';

interface OfFilter {
  /** Its name in the address. */
  name: string;
  label: string;
}

/** A field that searches; only one of a list. */
export interface SearchFilter extends OfFilter {
  kind: 'search';
  help?: string;
}
export interface ChoiceFilter extends OfFilter {
  kind: 'choice';
  options: readonly { value: string; label: string }[];
  /** Text of the choice that does not filter; absent where one is always chosen. */
  any?: string;
  /** What is chosen while the address has nothing. */
  fallback?: string;
  /** The option that does not filter, where another one is the fallback. */
  all?: string;
}
/** A day; with `after`, no day before the one of that filter. */
interface DayOfFilter extends OfFilter {
  kind: 'day';
  after?: string;
  fallback?: string;
}
/** `1`, or absent. */
interface CheckFilter extends OfFilter {
  kind: 'check';
}
/** Anything else, such as an event that is searched for. */
interface OtherFilter extends OfFilter {
  kind: 'other';
  render: (field: {
    label: string;
    value: string | undefined;
    onChange: (value: string | undefined) => void;
  }) => ReactNode;
}
export type FilterDefinition = SearchFilter | ChoiceFilter | DayOfFilter | CheckFilter | OtherFilter;

export type FilterValues = Partial<Record<string, string>>;

const isKnown = (filter: FilterDefinition, value: string) =>
  filter.kind !== 'choice' || filter.options.some((option) => option.value === value);

/** Returns what the list's call is given: the chosen values, and the fallbacks of filters that are not set. */
export function callValues(values: FilterValues, filters: readonly FilterDefinition[]): FilterValues {
  const entries = filters.map((filter) => {
    const value = values[filter.name] ?? ('fallback' in filter ? filter.fallback : undefined);
    return [filter.name, 'all' in filter && value === filter.all ? undefined : value] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value));
}

/** Divides saved values into those that the list still knows and names of those that it does not. */
export function knownValues(values: Record<string, string>, filters: FilterDefinition[], others: string[]) {
  const entries = Object.entries(values);
  const isKept = ([name, value]: [string, string]) =>
    others.includes(name) || filters.some((filter) => filter.name === name && isKnown(filter, value));
  return {
    kept: Object.fromEntries(entries.filter(isKept)),
    lost: entries.filter((entry) => !isKept(entry)).map(([name]) => name),
  };
}
