/** A copy in random order, every order as likely as any other. */
export function shuffled<T>(list: readonly T[]): T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(Math.floor(Math.random() * rest.length), 1));
}
