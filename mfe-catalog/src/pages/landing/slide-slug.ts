import { type LandingSlide, links } from '@idavuelta/shared/contracts';

/** The slug of the event that a slide links to; undefined when it links to something else. */
export function slugOf({ url }: LandingSlide): string | undefined {
  const folder = links.event('');
  return url.startsWith(folder) ? decodeURIComponent(url.slice(folder.length)) : undefined;
}
