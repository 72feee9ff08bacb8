/** Returns a copy in random order, with every order equally likely. */
export function shuffled<T>(list: readonly T[]): T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(Math.floor(Math.random() * rest.length), 1));
}
