import type { EventSummary, LandingSlide, Partner, RecommendedEvent, Testimonial } from '@idavuelta/shared/contracts';

export interface Content {
  slides: LandingSlide[];
  recommended: EventSummary[];
  events: EventSummary[];
  testimonials: Testimonial[];
  partners: Partner[];
}

/** Fetches all content of the page in parallel. @throws Error for an invalid response */
export async function fetchContent(): Promise<Content> {
  const [slides, recommended, events, testimonials, partners] = await Promise.all([
    list<LandingSlide>('landing-slides?'),
    list<RecommendedEvent>('recommended-events?'),
    list<EventSummary>('events?type=1&'),
    list<Testimonial>('landing-comments?'),
    list<Partner>('landing-partners?'),
  ]);
  return { slides, recommended: recommended.map(({ regularEvent }) => regularEvent), events, testimonials, partners };
}

async function list<Item>(path: string): Promise<Item[]> {
  const response = await fetch(`/backend/${path}country-code=PE`);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return ((await response.json()) as { data: Item[] }).data;
}
