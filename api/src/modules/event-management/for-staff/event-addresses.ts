import { eventFields } from '@idavuelta/shared/contracts/staff';
import { folded } from '@idavuelta/shared/contracts/text';

/** Addresses tried for events of the same name. */
const tries = 50;
/** Leaves room for a number such as `-20`. */
const maxLength = eventFields.slug.max - 3;

/** Returns the addresses for a name, the best one first: `noche-de-valses`, `noche-de-valses-2`. */
export function addressesLike(name: string): string[] {
  const words = folded(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, maxLength)
    .replace(/-+$/, '');
  const others = Array.from({ length: tries - 1 }, (_, i) => `${words}-${i + 2}`);
  return words ? [words, ...others] : [''];
}
