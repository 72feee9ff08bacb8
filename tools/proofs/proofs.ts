/** A long test or a measurement: run when what it is about has changed, and by hand. */
export interface Proof {
  name: string;
  /** What it shows, in a few words. */
  shows: string;
  /**
   * Globs of the files that it is about. It is to be run again when one of them has changed, or something that one of
   * them imports, over however many files.
   */
  about: string[];
  /** Commands from the root. The short one is CI's, and a sample of the whole. */
  short: string;
  whole: string;
  /** Lines of the output that are kept as figures. */
  figures?: RegExp;
}

const journey = (files: string) => {
  const run = `npm run --silent proofs -w e2e -- ${files}`;
  return { short: run, whole: `PROOFS=whole ${run}` };
};

/** Journeys of an area of the site. */
const area = (name: string) => {
  const run = `npm run --silent areas -w e2e -- areas/${name}/`;
  return { short: run, whole: run };
};

/** How releases reach a page. */
const delivery = [
  'shell/src/modules/**',
  'deploy/{registry,gateway,render,release}/**',
  'tools/build/**/*.ts',
  'shared/platform/**',
];

export const proofs: readonly Proof[] = [
  {
    name: 'module-faults',
    shows: 'one dead, hung or broken module never blanks the site',
    about: ['e2e/proofs/module-faults.spec.ts', ...delivery],
    ...journey('module-faults'),
  },
  {
    name: 'release-tool',
    shows: 'releases are published, given to some, promoted and rolled back under load',
    about: ['e2e/proofs/release-tool.spec.ts', ...delivery],
    ...journey('release-tool'),
    figures: /publish .* s, canary|is rolled back|: .* of its/,
  },
  {
    name: 'publishers',
    shows: 'fifty publishers at once, some of which die, lose nothing, in a folder and in a bucket',
    about: ['deploy/registry/**'],
    short: 'npm run --silent proofs -w deploy',
    whole: 'npm run --silent proofs -w deploy',
  },
  {
    name: 'earlier-contracts',
    shows: 'releases of earlier contracts work with the present ones',
    about: ['e2e/proofs/earlier-contracts.spec.ts', 'shared/{contracts,platform,queries}/**', ...delivery],
    ...journey('earlier-contracts'),
  },
  {
    name: 'foreign-host',
    shows: 'a host with the federation library alone loads live releases of modules',
    about: ['e2e/proofs/foreign-host.spec.ts', 'lab/foreign-host/**', 'tools/build/**/*.ts', 'shared/platform/**'],
    ...journey('foreign-host'),
  },
  {
    name: 'new-module',
    shows: 'a new module adds a route to a running site in the commands of its page of the documentation',
    about: [
      'e2e/proofs/new-module.spec.ts',
      'docs/new-module.md',
      'tools/{new-module,module-ci}/**',
      'deploy/release/**',
    ],
    ...journey('new-module'),
  },
  {
    name: 'module-commands',
    shows: 'dev, alone and override run a module from its sources',
    about: [
      'e2e/proofs/{dev,alone,overrides}.spec.ts',
      'tools/{start,alone,override}/**',
      'tools/build/webpack.ts',
      'shell/src/modules/**',
    ],
    ...journey('dev alone overrides'),
  },
  {
    name: 'hot-reload',
    shows: 'what is saved is on the screen in dev and alone, with its state, also after a syntax error',
    about: ['e2e/proofs/hot-reload.spec.ts', 'tools/{start,alone}/**', 'tools/build/{webpack,rules,federation}.ts'],
    ...journey('hot-reload'),
    figures: /from save to screen/,
  },
  {
    name: 'screens',
    shows: 'each screen of account, booking and ticket check fits a phone, and axe finds nothing',
    about: [
      'e2e/proofs/{account-errors,account-tabs,booking-sound,ticket-check-screens}.spec.ts',
      'mfe-{account,booking,qr-check}/src/**',
      'shell/src/features/session/**',
      'shared/{ui,forms,calendar,addresses}/**',
    ],
    ...journey('account-errors account-tabs booking-sound ticket-check-screens'),
  },
  {
    name: 'booking',
    shows: 'whatever happens while somebody books: faults, districts, the map, waiting lists, pick-ups, paper, mails',
    about: [
      'e2e/areas/booking/**',
      'mfe-booking/src/**',
      'shared/{addresses,calendar,forms,pin-map}/**',
      'api/src/modules/{orders,waiting-list,pick-ups,addresses}/**',
      'api/src/mail/**',
    ],
    ...area('booking'),
  },
  {
    name: 'organisers',
    shows: 'a private event from its draft to the free seats of its guests, and what goes wrong on the way',
    about: ['e2e/areas/organisers/**', 'mfe-account/src/**', 'api/src/modules/event-requests/**', 'api/src/uploads/**'],
    ...area('organisers'),
  },
  {
    name: 'account',
    shows: 'accounts by the keyboard alone, and sessions that end or are shared by tabs',
    about: [
      'e2e/areas/account/**',
      'mfe-account/src/**',
      'shell/src/features/session/**',
      'api/src/modules/accounts/**',
    ],
    ...area('account'),
  },
  {
    name: 'search',
    shows: 'searches and filters, first visits, pages before their scripts, what is sold out or over',
    about: ['e2e/areas/search/**', 'mfe-catalog/src/**', 'shell/src/**', 'api/src/modules/{catalogue,places}/**'],
    ...area('search'),
  },
  {
    name: 'site',
    shows: 'every route answers; whatever does not load, answer or parse leaves a page that says so, with a retry',
    about: ['e2e/areas/site/**', 'shell/src/**', 'shared/{api,platform,queries,ui}/**', 'deploy/gateway/**'],
    ...area('site'),
  },
  {
    name: 'ticket-check',
    shows:
      'tickets are checked without a network, after a new release, by several devices, which are told what differs',
    about: ['e2e/areas/ticket-check/**', 'mfe-qr-check/**', 'api/src/modules/tickets/**'],
    ...area('ticket-check'),
  },
  {
    name: 'module-ci',
    shows: 'a module, a generated one too, is checked, tested, built and packed where nothing else is checked out',
    about: ['tools/{module-ci,new-module}/**', 'tools/build/**/*.ts', '.ci/module'],
    short: 'npm run --silent proofs -w tools',
    whole: 'npm run --silent proofs -w tools',
  },
  {
    name: 'public-pages',
    shows: 'every public page in all languages and widths; each run of the journeys looks at it in one and two',
    about: ['e2e/journeys/readers/public-pages.spec.ts', 'mfe-catalog/src/pages/**', 'shell/src/layout/**'],
    short: 'npm run --silent test -w e2e -- public-pages',
    whole: 'PROOFS=whole npm run --silent test -w e2e -- public-pages',
  },
  {
    name: 'serving',
    shows: 'whatever is killed or replaced behind nginx, no booking and no page fails',
    about: ['e2e/proofs/serving.spec.ts', 'deploy/{gateway,nginx,render}/**', 'api/src/{database,jobs}/**'],
    ...journey('serving'),
  },
  {
    name: 'faults',
    shows:
      'API, gateway, database, mail, disk and clock fail under load: what visitors see, that nothing is lost, that it heals',
    about: [
      'lab/faults/**',
      'deploy/{gateway,registry}/**',
      'api/src/{database,http,jobs,uploads}/**',
      'api/src/modules/{orders,payments}/**',
    ],
    short: 'npm run --silent faults -- --short',
    whole: 'npm run --silent faults',
    figures: / (held|BROKEN) |every rule held|rules broken/,
  },
  {
    name: 'read-codes',
    shows: 'the ticket check reads codes that are turned, blurred, dim, on paper',
    about: ['lab/reading/**', 'mfe-qr-check/src/reading/**'],
    short: 'npm run --silent sample -w lab -- reading/reading.test.ts',
    whole: 'npm run --silent read-codes',
    figures: /\d+ of \d+/,
  },
  {
    name: 'api',
    shows:
      'no seat is sold twice, no order or mail lost: kills, stops, outages, repeated calls, an upgrade, plans of queries',
    about: ['api/src/proofs/**', 'api/src/{app,main}.ts'],
    short: 'npm run --silent proofs:short -w api',
    whole: 'npm run --silent proofs -w api',
    figures: /^ℹ (pass|fail)|acknowledged|upgraded/,
  },
  {
    name: 'backup',
    shows: 'a dump that was taken while people buy is restored, and goes on',
    about: ['api/src/proofs/backup.rehearsal.ts', 'api/src/database/**', 'docs/operations.md'],
    short: 'npm run --silent rehearse:backup',
    whole: 'npm run --silent rehearse:backup',
    figures: /^ℹ (pass|fail)/,
  },
  {
    name: 'histories',
    shows: 'random histories of payments end with no charge without an order and no seat sold twice',
    about: ['lab/histories/**', 'simulators/**', 'api/src/modules/{payments,orders,seats}/**', 'api/src/jobs/**'],
    short: 'npm run --silent sample -w lab -- histories/histories.test.ts',
    whole: 'npm run --silent histories -w lab',
    figures: /histories|charges|mails/,
  },
  {
    name: 'speed',
    shows: 'paint, ready and blocking of a page on a slow phone',
    about: ['lab/speed/**', 'shell/src/main.tsx', 'mfe-{catalog,booking}/src/module.ts', 'tools/build/**/*.ts'],
    short: 'npm run --silent speed -- event --once',
    whole: 'npm run --silent speed',
    figures: /\d+/,
  },
  {
    name: 'lighthouse',
    shows: 'points of the landing page',
    about: ['lab/speed/lighthouse.ts', 'shell/src/main.tsx', 'mfe-catalog/src/pages/landing/**'],
    short: 'npm run --silent speed -- landing --lighthouse --once',
    whole: 'npm run --silent speed -- landing --lighthouse',
    figures: /\d+/,
  },
  {
    name: 'server-speed',
    shows: 'pages that a server renders per second',
    about: ['lab/speed/server.ts', 'deploy/{gateway,render}/**', 'shell/src/server/**'],
    short: 'npm run --silent speed -- server --once',
    whole: 'npm run --silent speed -- server',
    figures: /\d+/,
  },
  {
    name: 'bench',
    shows: 'requests per second of the API beside a bare answer and its SQL alone',
    about: ['lab/bench/**', 'api/src/{app,main}.ts'],
    short: 'npm run --silent bench -- --events 200 --briefly',
    whole: 'npm run --silent bench',
    figures: /\d/,
  },
  {
    name: 'screenshots',
    shows: 'the command that takes pictures of the site’s pages',
    about: ['e2e/screenshots/**'],
    short: 'npm run --silent screenshots -- faq',
    whole: 'npm run --silent screenshots',
  },
];
