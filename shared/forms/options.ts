/** An option of a select. */
export interface Option {
  value: string | number;
  label: string;
}

export interface OptionGroup {
  /** Heading above its options. */
  label: string;
  options: Option[];
}

/** A place, whose name may also occur in other groups. */
export interface PlaceOption {
  value: string;
  label: string;
  group?: string;
}

/**
 * Sorts places as readers of the language expect, grouped where there are groups. A name that repeats is followed by
 * its group's name.
 */
export function sortedPlaces(places: PlaceOption[], language: string): (Option | OptionGroup)[] {
  const { compare } = new Intl.Collator(language.replace('_', '-'), { numeric: true });
  const counts = new Map<string, number>();
  for (const { label } of places) counts.set(label, (counts.get(label) ?? 0) + 1);
  const optionsOf = (wanted: string | undefined): Option[] =>
    places
      .filter(({ group }) => group === wanted)
      .map(({ value, label }) => ({ value, label: wanted && counts.get(label) !== 1 ? `${label}, ${wanted}` : label }))
      .sort((one, other) => compare(one.label, other.label));
  const groups = [...new Set(places.flatMap(({ group }) => group ?? []))].sort(compare);
  return [...groups.map((label) => ({ label, options: optionsOf(label) })), ...optionsOf(undefined)];
}
