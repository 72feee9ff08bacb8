/** Qualifies a county by its province, which tells namesakes apart: `Miraflores, Arequipa`. */
export const countyName = ({ name, province }: { name: string; province?: string }): string =>
  province && province !== name ? `${name}, ${province}` : name;
