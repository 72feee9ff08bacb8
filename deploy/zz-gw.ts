import { createGateway } from '/work/main/deploy/gateway/server.ts';

const g = await createGateway({
  siteDir: '/work/main/.local/site',
  apiUrl: 'http://localhost:3001',
  paymentOrigins: ['http://localhost:3010'],
});
await g.listen({ port: 3000, host: 'localhost' });
console.log('gw');
