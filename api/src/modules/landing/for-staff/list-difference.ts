type Values = Record<string, string>;

/** What an audit row says of a list: its order, and each field of each item. */
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
 * What is different of two states of a list: `order`, and fields of items by their id, `17.url`. Of an added item all is
 * after, of a removed one before. @returns undefined when nothing is
 */
export function listDifference(before: { id: number }[], after: { id: number }[]) {
  const [stored, now] = [valuesOf(before), valuesOf(after)];
  const difference = { before: differing(stored, now), after: differing(now, stored) };
  return Object.keys(difference.after).length > 0 ? difference : undefined;
}
