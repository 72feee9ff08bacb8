import { links } from '@idavuelta/shared/contracts';

/** A link of the layout. `label` is a key of the shell's texts. */
export interface NavTarget {
  to: string;
  label: string;
}

export const eventLinks: NavTarget[] = [
  { to: links.massiveEvents(), label: 'nav.massive_events' },
  { to: links.privateEvents(), label: 'nav.private_events' },
  { to: links.wedding(), label: 'nav.weddings' },
];
export const aboutLink: NavTarget = { to: links.aboutUs(), label: 'nav.about_us' };
export const moreLinks: NavTarget[] = [
  { to: links.alliances(), label: 'nav.alliances' },
  { to: links.howBook(), label: 'nav.how_book' },
  { to: links.companies(), label: 'nav.companies' },
];
export const contactLinks: NavTarget[] = [
  { to: links.contact(), label: 'nav.contact' },
  { to: links.faq(), label: 'nav.faq' },
];

const targets = [...eventLinks, aboutLink, ...moreLinks, ...contactLinks];

/** Returns the link target for a page; undefined when the layout has no link to it. */
export const targetAt = (pathname: string) => targets.find(({ to }) => to === pathname)?.to;
