import { links } from '@idavuelta/shared/contracts';

/** Where the header, drawer and footer lead; `label` is a key of the shell's texts. */
export const eventLinks = [
  { to: links.massiveEvents(), label: 'nav.massive_events' },
  { to: links.privateEvents(), label: 'nav.private_events' },
  { to: links.wedding(), label: 'nav.weddings' },
];
export const aboutLink = { to: links.aboutUs(), label: 'nav.about_us' };
export const moreLinks = [
  { to: links.alliances(), label: 'nav.alliances' },
  { to: links.howBook(), label: 'nav.how_book' },
  { to: links.companies(), label: 'nav.companies' },
];
export const contactLinks = [
  { to: links.contact(), label: 'nav.contact' },
  { to: links.faq(), label: 'nav.faq' },
];
