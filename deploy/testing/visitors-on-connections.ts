import { Agent, get } from 'node:http';

/** How requests ended, by what became of them: a status, `refused` when nobody listens any more, or an error's code. */
type Endings = Record<string, number>;

/**
 * Visitors who each keep a connection and ask for these paths over it without a pause, until nobody listens any more.
 * @returns once all have seen that
 */
export async function visitUntilRefused(url: string, count: number, paths: string[]): Promise<Endings> {
  const endings: Endings = {};
  const visit = async (visitor: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let i = visitor; ; i += 1) {
      const ending = await endOf(`${url}${paths[i % paths.length]}`, agent);
      endings[ending] = (endings[ending] ?? 0) + 1;
      if (ending === 'refused') return agent.destroy();
    }
  };
  await Promise.all(Array.from({ length: count }, (_, visitor) => visit(visitor)));
  return endings;
}

const endOf = (url: string, agent: Agent) =>
  new Promise<string>((resolve) => {
    get(url, { agent, headers: { accept: 'text/html' } }, (response) => {
      response.resume();
      response.once('end', () => resolve(String(response.statusCode)));
      response.once('error', ({ message }) => resolve(message));
    }).once('error', ({ code, message }: NodeJS.ErrnoException) =>
      resolve(code === 'ECONNREFUSED' ? 'refused' : (code ?? message)),
    );
  });
