type Values = Record<string, string>;

/** Returns the audited values of a list: its order and every field of each item. */
const valuesOf = (items: ({ id: number } & object)[]): Values =>
  Object.fromEntries([
    ['order', items.map(({ id }) => id).join(', ')],
    ...items.flatMap(({ id, ...fields }) =>
      Object.entries(fields).map(([field, value]) => [
        `${id}.${field}`,
        Array.isArray(value) ? value.join(', ') : value,
      ]),
    ),
  ]);

const differing = (values: Values, others: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => others[name] !== value));

/**
 * Compares two states of a list: its `order`, and fields of items by id, such as `17.url`. Added items appear only in
 * `after`, removed ones only in `before`.
 * @returns undefined without a difference
 */
export function listDifference(before: { id: number }[], after: { id: number }[]) {
  const [stored, now] = [valuesOf(before), valuesOf(after)];
  const difference = { before: differing(stored, now), after: differing(now, stored) };
  return Object.keys(difference.after).length > 0 ? difference : undefined;
}
