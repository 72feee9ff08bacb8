import type { ClientEvent, Registry } from '@idavuelta/shared/contracts';

/**
 * Creates a browser with this address behind a proxy that the gateway trusts; it keeps its cookies.
 * @param cookies initial cookies
 */
export function aVisitor(gateway: string, address: string, cookies: Record<string, string> = {}) {
  const request = async (path: string, { headers, ...init }: RequestInit = {}) => {
    const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
    const response = await fetch(gateway + path, {
      redirect: 'manual',
      ...init,
      headers: { 'x-forwarded-for': address, cookie: cookie.join('; '), ...headers },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies[name] = value;
    }
    return response;
  };
  const open = async (path: string) => (await request(path, { headers: { accept: 'text/html' } })).text();

  return {
    cookies,
    open,
    get: async (path: string) => (await request(path)).text(),
    registry: async (): Promise<Registry> => (await request('/registry.json')).json(),
    report: (events: ClientEvent[]) =>
      request('/client-events', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(events),
      }),
  };
}
