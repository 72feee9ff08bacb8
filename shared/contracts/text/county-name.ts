/** A county as it is told apart from others of its name: `Miraflores, Arequipa`. */
export const countyName = ({ name, province }: { name: string; province?: string }): string =>
  province && province !== name ? `${name}, ${province}` : name;
