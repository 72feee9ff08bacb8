/** Values for path parameters, from the recorded API. */
const examples: Record<string, string> = {
  name: 'rock-bajo-la-garua',
  product: 'vans',
  tab: 'profile',
  token: 'a-token',
  id: '00000000-0000-4000-8000-000000000000',
};

/** Returns a sample URL of a route: `/event/rock-bajo-la-garua` for `/event/:name`. */
export const exampleAddress = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => examples[name] ?? '1');

/** The event passed to slots. */
export const exampleEvent = `/events/${examples.name}`;
