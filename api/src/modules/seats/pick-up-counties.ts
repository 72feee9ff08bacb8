export const namesById = (counties: { id: number; name: string }[]): Record<string, string> =>
  Object.fromEntries(counties.map(({ id, name }) => [id, name]));
