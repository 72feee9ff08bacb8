import type { Context, Fault, Seen } from '../fault.ts';
import { allowRefusedConnections, type Rules, underLoad } from '../under-load.ts';

async function stopped({ site }: Context, role: 'api' | 'gateway', may: Rules['may']): Promise<Seen> {
  let code: number | null = 0;
  const seen = await underLoad(
    site,
    async () => {
      code = await site[role].end('SIGTERM');
      await site[role].start();
    },
    { may },
  );
  return code === 0 ? seen : { ...seen, broken: [...seen.broken, `it ended with ${code}`] };
}

export const apiTerminated: Fault = {
  name: 'api-terminated',
  what: 'SIGTERM to the API under load, then started',
  rehearse: (context) => stopped(context, 'api', {}),
};

export const gatewayTerminated: Fault = {
  name: 'gateway-terminated',
  what: 'SIGTERM to the gateway under load, then started: no request is cut',
  rehearse: (context) => stopped(context, 'gateway', allowRefusedConnections(false)),
};
