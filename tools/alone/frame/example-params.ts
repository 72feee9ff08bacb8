/** What the paths of pages are opened with: what was recorded of the API. */
const examples: Record<string, string> = {
  name: 'rock-bajo-la-garua',
  product: 'vans',
  tab: 'profile',
  token: 'a-token',
  id: '00000000-0000-4000-8000-000000000000',
};

/** An address of a route: `/event/:name` as `/event/rock-bajo-la-garua`. */
export const exampleAddress = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => examples[name] ?? '1');

/** The event of the slots. */
export const exampleEvent = `/events/${examples.name}`;
