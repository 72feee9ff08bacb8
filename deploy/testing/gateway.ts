import { after } from 'node:test';
import { createGateway, type GatewayOptions } from '../gateway/server.ts';
import { createRenderer, type RendererOptions } from '../render/renderer.ts';

type Site = Pick<GatewayOptions, 'outputDir' | 'apiUrl'> & Partial<GatewayOptions>;

/**
 * Starts a gateway of `http://site.test` with one rendering thread and no page cache.
 * @param rendering overrides options of the renderer
 * @returns the gateway, not listening yet; it is closed after the tests of the file
 */
export async function startRenderingGateway(site: Site, rendering: Partial<RendererOptions> = {}) {
  const { outputDir, apiUrl } = site;
  const renderer = createRenderer({ outputDir, apiUrl, config: {}, threads: 1, ttl: 0, ...rendering });
  after(() => renderer.close());
  const gateway = await createGateway({ origins: ['http://site.test'], paymentOrigins: [], renderer, ...site });
  after(() => gateway.close());
  return gateway;
}
