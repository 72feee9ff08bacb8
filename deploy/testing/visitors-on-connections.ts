import { Agent, get } from 'node:http';

/** Number of requests by result: a status, `refused` once nobody listens, or an error code. */
type Endings = Record<string, number>;

/**
 * Starts visitors who each request these paths over one connection without a pause until it is refused.
 * @returns once that happened to all of them
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
