import { defineModule } from '@idavuelta/shared/contracts';

export default defineModule({
  name: 'mfe-example',
  contract: '^3.0.0',
  namespace: 'example',
  routes: [
    {
      path: '/example',
      public: true,
      page: './pages/example/ExamplePage.tsx',
      data: './pages/example/example.data.ts',
    },
  ],
});
