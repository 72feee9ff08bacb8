import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

/** Tests, their helpers and the test runner's configuration, which may use what the product may not. */
const testCode = String.raw`\.(test|spec|proof)\.tsx?$|/testing/|jest\.config\.mjs$|\.d\.ts$`;

const product = '^(shell|shared|api|deploy|mfe-[^/]+)/';
const browser = '^(shell|shared|mfe-[^/]+)/';

interface Rule {
  name: string;
  /** The reason, printed beside each violation. */
  comment: string;
  from: IRegularForbiddenRuleType['from'];
  to: IRegularForbiddenRuleType['to'];
}

/** Which package may import which. */
const packages: Rule[] = [
  {
    name: 'product-knows-no-demo-and-no-tools',
    comment: 'What production runs must not need demo content or tooling.',
    from: { path: product, pathNot: testCode },
    to: { path: '^(demo|simulators|tools|e2e|lab)/' },
  },
  {
    name: 'tests-of-the-product-use-simulators-only',
    comment: 'A test may use the simulators of providers and of S3, and of the tools the Jest preset.',
    from: { path: product },
    to: { path: '^(demo|tools|e2e|lab)/', pathNot: String.raw`^tools/build/jest\.mjs$` },
  },
  {
    name: 'modules-never-meet',
    comment: 'Modules meet in shared/contracts: links, slots and events.',
    from: { path: '^(mfe-[^/]+)/' },
    to: { path: '^mfe-[^/]+/', pathNot: '^$1/' },
  },
  {
    name: 'nobody-imports-the-shell',
    comment: 'The shell hosts modules; they get its services by shared/platform.',
    from: { pathNot: '^(shell|e2e)/' },
    to: { path: '^shell/' },
  },
  {
    name: 'shell-and-shared-know-no-module',
    comment: 'The registry names the modules; the shell loads them at run time.',
    from: { path: '^(shell|shared)/' },
    to: { path: '^mfe-' },
  },
  {
    name: 'browser-and-server-meet-in-contracts',
    comment: 'The browser knows the API and the gateway by shared/contracts only.',
    from: { path: browser },
    to: { path: '^(api|deploy)/' },
  },
  {
    name: 'browsers-get-no-schemas',
    comment: 'Schemas bring a library that no page needs: browsers take the types that contracts infer from them.',
    from: { path: browser, pathNot: `${testCode}|^shared/contracts/schemas/` },
    to: { path: '^shared/contracts/schemas/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'servers-share-contracts-only',
    comment:
      'API and deploy share types and schemas: shared/contracts, nothing for a browser. Tests of both look for a port in one way.',
    from: { path: '^(api|deploy)/' },
    to: { path: '^(shared|shell|mfe-[^/]+)/', pathNot: '^shared/(contracts|testing/free-port)' },
  },
  {
    name: 'api-and-deploy-are-apart',
    comment: 'The gateway reaches the API over HTTP.',
    from: { path: '^(api|deploy)/' },
    to: { path: '^(api|deploy)/', pathNot: '^$1/' },
  },
  {
    name: 'modules-do-not-build-the-store',
    comment: 'Only the shell and tests put store, sagas and texts together.',
    from: { path: '^mfe-', pathNot: testCode },
    to: { path: '^shared/(host|testing)/' },
  },
  {
    name: 'demo-and-simulators-need-no-tools',
    comment: 'The demo fills the product, simulators answer it; neither is part of the tooling.',
    from: { path: '^(demo|simulators)/' },
    to: { path: '^(tools|e2e|lab|deploy)/' },
  },
  {
    name: 'demo-and-simulators-are-apart',
    comment: 'Tests of the product use simulators over content of their own.',
    from: { path: '^(demo|simulators)/' },
    to: { path: '^(demo|simulators)/', pathNot: '^$1/' },
  },
  {
    name: 'tools-need-no-journeys',
    comment: 'e2e stands on top of everything but what measures it.',
    from: { path: '^tools/' },
    to: { path: '^e2e/' },
  },
  {
    name: 'nobody-needs-the-lab',
    comment: 'What only measures can be left out of a checkout.',
    from: { pathNot: '^lab/' },
    to: { path: '^lab/' },
  },
];

/** Which folder of a package may import which: pages, then features, then state, then ui. */
const layers: Rule[] = [
  {
    name: 'pages-are-apart',
    comment: 'What two pages need stands below both: features/, state/ or ui/.',
    from: { path: '^([^/]+)/src/pages/([^/]+)/', pathNot: testCode },
    to: { path: '^$1/src/pages/', pathNot: '^$1/src/pages/$2/' },
  },
  {
    name: 'features-are-apart',
    comment: 'What two features need stands below both: state/ or ui/.',
    from: { path: '^([^/]+)/src/features/([^/]+)/', pathNot: testCode },
    to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  },
  {
    name: 'features-are-below-pages',
    comment: 'A feature does not know the pages that show it.',
    from: { path: '^([^/]+)/src/features/', pathNot: testCode },
    to: { path: '^$1/src/(pages|layout|app)/' },
  },
  {
    name: 'state-is-below-screens',
    comment: 'Slices, selectors, schemas and sagas know no screen.',
    from: { path: '^([^/]+)/src/(state|modules)/', pathNot: testCode },
    to: { path: '^$1/src/(pages|layout|app|features)/' },
  },
  {
    name: 'ui-is-at-the-bottom',
    comment: 'Components of ui/ know nothing of the domain.',
    from: { path: '^([^/]+)/src/ui/', pathNot: testCode },
    to: { path: '^$1/src/(pages|layout|app|features|state|modules)/' },
  },
  {
    name: 'repositories-belong-to-their-module',
    comment: 'Another module is reached through its service. Only a repository may build on the SQL of another.',
    from: { path: '^api/src/modules/([^/]+)/', pathNot: [testCode, String.raw`\.repository\.ts$`] },
    to: { path: String.raw`^api/src/modules/.*\.repository\.ts$`, pathNot: '^api/src/modules/$1/' },
  },
  {
    name: 'repositories-stay-inside-modules',
    comment: 'HTTP, mail, jobs and media get what they read through services or interfaces of their own.',
    from: { path: '^api/src/(http|mail|jobs|media)/', pathNot: testCode },
    to: { path: String.raw`^api/src/modules/.*\.repository\.ts$` },
  },
];

const apiFoundations =
  '^api/src/(config|database|drawn-text|geocoding|http|jobs|log|mail|media|messages|request|texts|uploads|visibility)/';

/** Levels of the API: config and database, HTTP, jobs, modules; on top what composes them: `app`, `services`, `cli`, `seed`. */
const apiLevels: Rule[] = [
  {
    name: 'api-foundations-know-no-module',
    comment: 'Foundations declare what they need; modules, and what composes them, pass it in.',
    from: { path: apiFoundations, pathNot: testCode },
    to: { path: String.raw`^api/src/(modules/|cli/|seed/|[^/]+\.ts$)`, pathNot: '^api/src/(errors|process)[.]ts$' },
  },
  {
    name: 'http-knows-no-jobs',
    comment: 'What a request needs of jobs is passed in.',
    from: { path: '^api/src/(config|database|http|log|request|texts)/', pathNot: testCode },
    to: { path: '^api/src/jobs/' },
  },
  {
    name: 'api-modules-know-no-composition',
    comment: 'What joins the modules stands above them.',
    from: { path: '^api/src/modules/', pathNot: testCode },
    to: { path: String.raw`^api/src/(cli/|seed/|(app|services|server|cli|main)\.ts$)` },
  },
  {
    name: 'orders-are-below-payments',
    comment: 'Payments know orders; orders get from payments what is passed in.',
    from: { path: '^api/src/modules/orders/', pathNot: testCode },
    to: { path: '^api/src/modules/payments/' },
  },
  {
    name: 'tickets-and-pick-ups-are-below-orders',
    comment: 'Orders have tickets and pick-ups, which know nothing of how an order is placed.',
    from: { path: '^api/src/modules/(tickets|pick-ups)/', pathNot: testCode },
    to: { path: '^api/src/modules/orders/' },
  },
  {
    name: 'dispatch-is-on-top-of-modules',
    comment:
      'Dispatch plans what the others sell; no other module needs it but the manifests of its trips, and who counts the boarded by outcomes.ts.',
    from: { path: '^api/src/modules/', pathNot: [testCode, '^api/src/modules/(dispatch|manifests)/'] },
    to: { path: '^api/src/modules/dispatch/', pathNot: String.raw`^api/src/modules/dispatch/trips/outcomes\.ts$` },
  },
];

/** Every import rule of the repository. Type imports count as imports. */
export const rules: Rule[] = [
  {
    name: 'no-circles',
    comment: 'Files that import each other in a circle can neither be read nor changed alone.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolved-import',
    comment: 'An import that nothing answers hides whatever the other rules would say of it.',
    from: { pathNot: '^lab/(foreign-host|reference)/src/' }, // remotes are resolved at run time
    to: { couldNotResolve: true, pathNot: String.raw`^(piscina|node):|\.(svg|css|woff2|webp|vtt|mp4|webm)$` },
  },
  ...packages,
  ...layers,
  ...apiLevels,
];
