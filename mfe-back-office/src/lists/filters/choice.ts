import type { ChoiceFilter } from './filters.types.ts';

/**
 * A filter that offers some values.
 * @param any text of the choice that does not filter @param fallback chosen at first
 * @param all the value that does not filter, where there is a fallback
 */
export const choice = <const Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  textOf: (value: Value) => string,
  { any, fallback, all }: { any?: string; fallback?: NoInfer<Value>; all?: NoInfer<Value> } = {},
): ChoiceFilter => ({
  kind: 'choice',
  ...{ name, label },
  ...(any !== undefined && { any }),
  ...(fallback !== undefined && { fallback }),
  ...(all !== undefined && { all }),
  options: values.map((value) => ({ value, label: textOf(value) })),
});
