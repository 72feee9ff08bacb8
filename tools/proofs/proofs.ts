import { apiProof, apiRuns, area, journey, journeyRuns, type Proof } from './proof.ts';

export const proofs: readonly Proof[] = [
  journey('module-faults', 'one dead, hung or broken module never blanks the site', ['shell/src/{modules,app}/**']),
  {
    ...journey('release-tool', 'releases are published, given to some, promoted and rolled back under load', [
      'e2e/release-tool/**',
      'deploy/{registry,release}/**',
      'deploy/gateway/{registry-route,visitor-group,visits,votes}.ts',
    ]),
    figures: /publish .* s, canary|is rolled back|: .* of its/,
  },
  {
    name: 'publishers',
    shows: 'fifty publishers at once, some of which die, lose nothing, in a folder and in a bucket',
    about: ['deploy/registry/**'],
    short: 'npm run --silent proofs -w deploy',
    whole: 'npm run --silent proofs -w deploy',
  },
  journey('earlier-contracts', 'releases of earlier contracts work with the present ones', [
    'e2e/earlier-releases/**',
    'shared/contracts/*.ts',
    'shared/{platform,queries}/**',
    'shell/src/modules/**',
  ]),
  journey('foreign-host', 'a host with the federation library alone loads live releases of modules', [
    'lab/foreign-host/**',
    'tools/build/{federation,foreign-entry,shared-versions}.ts',
    'shared/platform/**',
  ]),
  journey(
    'new-module',
    'a new module adds a route to a running site in the commands of its page of the documentation',
    ['docs/new-module.md', 'tools/new-module/**', 'deploy/release/**'],
  ),
  {
    name: 'module-commands',
    shows: 'dev, alone and override run a module from its sources',
    about: ['e2e/proofs/{dev,alone,overrides}.spec.ts', 'tools/{start,alone,override}/**'],
    ...journeyRuns('dev alone overrides'),
  },
  {
    ...journey(
      'hot-reload',
      'what is saved is on the screen in dev and alone, with its state, also after a syntax error',
      [
        'tools/start/{dev,dev-release,dev-servers}.ts',
        'tools/start/hot/**',
        'tools/alone/*.ts',
        'tools/build/{webpack,rules,federation}.ts',
      ],
    ),
    figures: /from save to screen/,
  },
  {
    name: 'screens',
    shows: 'each screen of account, booking and ticket check fits a phone, and axe finds nothing',
    looks: true,
    about: [
      'e2e/proofs/{account-errors,account-tabs,booking-sound,ticket-check-screens}.spec.ts',
      'mfe-{account,booking,qr-check}/src/**/*.{tsx,css,json}',
      'shell/src/features/session/**/*.{tsx,css}',
      'shared/{ui,forms,calendar,addresses}/**/*.{tsx,css}',
    ],
    ...journeyRuns('account-errors account-tabs booking-sound ticket-check-screens'),
  },
  {
    name: 'office',
    shows: 'from an empty database to a report, by the browser; each page in each language; two editors at once',
    about: [
      'e2e/proofs/{first-event,office-*}.spec.ts',
      'mfe-back-office/src/{kit,lists,forms,session}/**',
      'mfe-back-office/src/pages/{events,log-in,reports}/**',
    ],
    ...journeyRuns('first-event office'),
  },
  {
    name: 'dispatch',
    shows: '120 sold seats become trips in the browser, and a driver without a network drives one',
    about: [
      'e2e/proofs/dispatch*.spec.ts',
      'api/src/modules/dispatch/{plans,publishing,run-sheets}/**',
      'mfe-back-office/src/pages/dispatch/**',
      'mfe-qr-check/src/trips/**',
    ],
    ...journeyRuns('dispatch'),
  },
  journey('live-day', 'the day of 120 seats: board, drivers, a traveller and a partner see the same', [
    'api/src/modules/dispatch/{live,trips,positions,partners,trip-reports}/**',
    'api/src/http/{event-streams,staff-scope}*.ts',
    'mfe-back-office/src/pages/{live-board,partner-runs}/**',
    'mfe-qr-check/src/{trips,positions}/**',
    'mfe-account/src/ui/rides/**',
  ]),
  journey('waiting-room', 'three browsers wait for a sale, are called in turn and order what they have prepared', [
    'api/src/modules/waiting-rooms/**',
    'api/src/shared-values/**',
    'deploy/gateway/waiting-room/**',
    'mfe-booking/src/{state,features}/waiting-room/**',
  ]),
  area(
    'booking',
    'whatever happens while somebody books: faults, districts, the map, waiting lists, pick-ups, paper, mails',
    [
      'mfe-booking/src/**',
      'shared/{addresses,calendar,pin-map}/**',
      'api/src/modules/orders/placing/**',
      'api/src/mail/template/**',
    ],
  ),
  area('organisers', 'a private event from its draft to the free seats of its guests, and what goes wrong on the way', [
    'mfe-account/src/features/events/**',
    'api/src/modules/event-requests/**',
  ]),
  area('account', 'accounts by the keyboard alone, and sessions that end or are shared by tabs', [
    'mfe-account/src/{pages,state}/**',
    'shell/src/features/session/**',
    'api/src/modules/{accounts,sessions}/**',
  ]),
  area('search', 'searches and filters, first visits, pages before their scripts, what is sold out or over', [
    'mfe-catalog/src/{features/filters,features/events,pages/search,pages/event-lists}/**',
    'shell/src/{main,start}.tsx',
  ]),
  area('law', 'the complaints book and requests about personal data, from the form to what staff answers', [
    'mfe-catalog/src/pages/{complaints,privacy-requests}/**',
    'mfe-back-office/src/pages/{complaints,privacy-requests}/**',
    'api/src/modules/{complaints,privacy-requests,personal-data}/**',
  ]),
  area(
    'site',
    'every route answers; whatever does not load, answer or parse leaves a page that says so, with a retry',
    ['shell/src/{app,layout,pages,reporting}/**', 'shared/api/**'],
  ),
  area(
    'ticket-check',
    'tickets are checked without a network, after a new release, by several devices, which are told what differs',
    ['mfe-qr-check/src/{device,install,pages,reading}/**', 'api/src/modules/tickets/{device-checks,lists}/**'],
  ),
  {
    name: 'module-ci',
    shows: 'a module, a generated one too, is checked, tested, built and packed where nothing else is checked out',
    about: ['tools/{module-ci,new-module}/**', 'tools/build/{build,webpack,packages}.ts', '.ci/module', '.ci/paths/*'],
    short: 'npm run --silent proofs -w tools',
    whole: 'npm run --silent proofs -w tools',
  },
  {
    name: 'public-pages',
    shows: 'every public page in all languages and widths; each run of the journeys looks at it in one and two',
    about: [
      'e2e/journeys/readers/public-pages.spec.ts',
      'mfe-catalog/src/pages/**/*Page.tsx',
      'shell/src/layout/**/*.tsx',
    ],
    short: 'npm run --silent test -w e2e -- public-pages',
    whole: 'PROOFS=whole npm run --silent test -w e2e -- public-pages',
  },
  journey('serving', 'whatever is killed or replaced behind nginx, no booking and no page fails', [
    'e2e/serving/**',
    'deploy/nginx/**',
    'deploy/gateway/{main,server,start,health,api-proxy,api-dispatcher}.ts',
    'api/src/http/{draining,health.routes}.ts',
    'shared/contracts/servers/last-requests.ts',
    'api/src/{main,process}.ts',
  ]),
  {
    name: 'shared-cache',
    shows: 'behind Varnish pages are shared by those who may, new within seconds, and there without a gateway',
    about: [
      'deploy/varnish/**',
      'deploy/gateway/{shared-cache,server,pages,send-text,encoded-text,visitor-group,previews,visits}.ts',
    ],
    short: 'npm run --silent proofs:shared-cache -w deploy',
    whole: 'npm run --silent proofs:shared-cache -w deploy',
    figures: /were hits|was seen after|stale pages/,
  },
  {
    name: 'faults',
    shows:
      'API, gateway, database, mail, disk and clock fail under load: what visitors see, that nothing is lost, that it heals',
    about: [
      'lab/faults/**',
      'deploy/gateway/{api-away,api-dispatcher,api-limits,api-proxy,pages}.ts',
      'api/src/database/{database,pool,kysely-pool,unavailable,listener}.ts',
      'api/src/http/{body-timeout,load-shedding,request-budget}.ts',
      'api/src/jobs/*.ts',
      'api/src/uploads/disk-full.ts',
    ],
    short: 'npm run --silent faults -- --short',
    whole: 'npm run --silent faults',
    figures: / (held|BROKEN) |every rule held|rules broken/,
  },
  {
    name: 'seats',
    shows: 'of many buyers at once, of repeated calls and of killed processes none gets a seat twice',
    about: [
      'api/src/proofs/{overselling,idempotency}.test.ts',
      'api/src/modules/seats/*.repository.ts',
      'api/src/modules/orders/placing/**',
    ],
    ...apiRuns('src/proofs/overselling.test.ts src/proofs/idempotency.test.ts'),
  },
  {
    name: 'outages',
    shows: 'kills, stops, cut connections and a database that stops or hangs lose no order and leave none half written',
    about: [
      'api/src/proofs/{lost-connections,outages,roles,stopping*}.test.ts',
      'api/src/database/{database,pool,kysely-pool,unavailable,listener}.ts',
      'api/src/jobs/*.ts',
      'api/src/{main,process,server}.ts',
    ],
    ...apiRuns(
      ['lost-connections', 'outages', 'roles', 'stopping', 'stopping-under-load']
        .map((name) => `src/proofs/${name}.test.ts`)
        .join(' '),
    ),
    figures: /^ℹ (pass|fail)|acknowledged/,
  },
  {
    ...apiProof(
      'tax-documents',
      'a process killed in any step of a tax document leaves neither two, nor none, nor a gap',
      [
        'api/src/modules/fiscal/{documents,sending,companies}/**',
        'api/src/modules/fiscal/{authority,countries,fiscal.module}.ts',
        'api/src/modules/fiscal/{es/aeat,pe/sunat,pe/sunat-answers,cl/sii-boletas,cl/sii-decisions}.ts',
      ],
    ),
    figures: /^ℹ (pass|fail)|killed/,
  },
  {
    ...apiProof(
      'replica',
      'reads go to a real replica, never bring old stock back, and survive its delay and its end',
      [
        'api/src/database/{database,reads,replica-watch,unavailable}.ts',
        'api/src/http/{response-cache,http-tools,notified-changes}.ts',
        'api/src/modules/catalogue/catalogue.service.ts',
        'api/src/modules/reports/{staff-report,reports.module}.ts',
      ],
    ),
    figures: /^ℹ (pass|fail)|at most|later|reads by|none failed/,
  },
  apiProof('repeated-mail', 'a mail whose process was killed after sending goes out once more, as the same one', [
    'api/src/mail/{mailer,message-id}.ts',
    'api/src/jobs/*.ts',
  ]),
  apiProof(
    'hostile-files',
    'files that are made to harm are refused with a reason, and the API stays small and goes on',
    ['api/src/uploads/**'],
  ),
  {
    name: 'upgrade',
    shows: 'the version before goes on selling on the database that the new one has migrated',
    about: ['api/src/proofs/upgrade/**', 'api/src/database/migrations/**', 'api/src/database/migrate.ts'],
    ...apiRuns('src/proofs/upgrade/upgrade.test.ts'),
    figures: /upgraded/,
  },
  {
    ...apiProof('query-plans', 'no query reads a table from end to end that grows with what is sold', [
      'api/src/modules/**/*.repository.ts',
      'api/src/database/migrations/**',
    ]),
    figures: /^ℹ (pass|fail)/,
  },
  {
    name: 'backup',
    shows: 'a dump that was taken while people buy is restored, and goes on',
    about: ['api/src/proofs/backup.rehearsal.ts', 'api/src/database/migrations/**', 'docs/operations.md'],
    short: 'npm run --silent rehearse:backup',
    whole: 'npm run --silent rehearse:backup',
    figures: /^ℹ (pass|fail)/,
  },
  {
    name: 'histories',
    shows: 'random histories of payments end with no charge without an order and no seat sold twice',
    about: [
      'lab/histories/**',
      'simulators/{mercadopago,redsys,webpay}/**',
      'api/src/modules/payments/{attempts,providers,refunds}/**',
      'api/src/modules/payments/*.ts',
      'api/src/modules/orders/{cancellation,ending}/**',
    ],
    short: 'npm run --silent sample -w lab -- histories/histories.proof.ts',
    whole: 'npm run --silent histories -w lab',
    figures: /histories|charges|mails/,
  },
];
