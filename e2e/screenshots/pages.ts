/** Every page that a visitor sees before buying: file name and path. */
export const publicPages: Record<string, string> = {
  landing: '/',
  'massive-events': '/massive-events',
  'private-events': '/private-events',
  alliances: '/alliances',
  event: '/event/noche-de-cumbia',
  'event-range': '/event/lunahuana-vino-y-rio',
  'event-message': '/event/expo-aplazada',
  'event-past': '/event/festival-pasado',
  search: '/search?q=cumbia',
  'search-empty': '/search?q=zzzzz',
  'about-us': '/about-us',
  contact: '/contact',
  wedding: '/wedding',
  faq: '/faq',
  companies: '/idavuelta-companies',
  'how-book': '/how-book',
  'legal-notice': '/legal/legal-notice',
  privacy: '/legal/privacy',
  conditions: '/legal/conditions',
  terms: '/legal/terms',
  cookies: '/legal/cookies',
  withdrawal: '/legal/withdrawal',
  complaints: '/legal/complaints',
  accessibility: '/accessibility',
  'complaints-book': '/complaints-book',
  'privacy-requests': '/privacy-requests',
  error404: '/error404',
};

/** Widths in CSS pixels: a small phone and a desktop; `--all` adds the breakpoints between and a large screen. */
export const widths = { default: [360, 1280], all: [360, 480, 640, 959, 1280, 1920] };
