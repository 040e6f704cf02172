// The import table of the house, as rules. Who may import whom is explained in docs/decisions and CONTRIBUTING.md.

// An app's `testing/` is for its tests; a package's is published.
const test = '\\.(test|stories|fixtures)\\.tsx?$|^apps/[^/]+/src/testing/';

/** Packages of ours that `room` must not reach; its tests may, to hold one against the other. */
const neverOurs = (name, room, others) => ({
  name,
  severity: 'error',
  from: { path: `^${room}/`, pathNot: test },
  to: { path: `^(${others.join('|')})/` },
});

/** The only outside packages that `room` may import, tests aside. */
const onlyOutside = (name, room, allowed) => ({
  name,
  severity: 'error',
  from: { path: `^${room}/src/`, pathNot: test },
  to: {
    dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'],
    path: 'node_modules',
    pathNot: `node_modules/(${allowed.join('|')})/`,
  },
});

/** What widgets stand on: two kits and the ports. Every other folder is a widget; only the pager and what asks for a permission are part of others. */
const ground =
  'async|captions|deadline|film|host|image-captcha|journal|lessons|pager|permission|questions|testing|widget';

/** Widgets are picked one by one: what is `from` one of them imports only its own `family`. */
const noOtherWidget = (from, family) => ({
  name: 'no-widget-imports-another',
  severity: 'error',
  from,
  to: { path: `^packages/widgets/src/(?!(${ground})/)[^/]+/`, pathNot: family },
});

/** Folders of an app's source in their order: what is in one imports from it and from those before it. */
const oneWay = (name, src, folders) =>
  folders.slice(0, -1).map((folder, index) => ({
    name,
    severity: 'error',
    from: { path: `^${src}/${folder}/`, pathNot: test },
    to: { path: `^${src}/(${folders.slice(index + 1).join('|')})/` },
  }));

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'What is loaded lazily, or is only a type, may point back.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import', 'type-only'] } },
    },
    {
      name: 'no-unresolvable',
      comment: 'numfmt names a file of types that it does not contain; its code resolves.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^numfmt$' },
    },
    neverOurs('ui-knows-nothing-of-ours', 'packages/ui', ['packages/widgets', 'packages/api-client', 'apps']),
    neverOurs('api-client-knows-nothing-of-ours', 'packages/api-client', [
      'packages/ui',
      'packages/widgets',
      'apps',
    ]),
    neverOurs('widgets-know-no-app', 'packages/widgets', ['apps']),
    neverOurs('site-and-server-do-not-meet', 'apps/site', ['apps/server']),
    neverOurs('server-draws-nothing', 'apps/server', ['packages/ui', 'packages/widgets', 'apps/site']),
    onlyOutside('ui-outside', 'packages/ui', [
      'react',
      'react-dom',
      'react-aria-components',
      '@vanilla-extract/\\w+',
      'dompurify',
      'temml',
      '@speed-highlight/core',
      'hls\\.js',
      'lucide-react',
      'prosemirror-\\w+(?:-list)?',
      '@types/[^/]+',
      '@react-types/[^/]+',
      '@internationalized/[^/]+',
    ]),
    onlyOutside('api-client-outside', 'packages/api-client', ['ofetch', 'ali-oss', 'zod']),
    {
      name: 'client-without-schemas',
      comment: 'A browser gets the plain data of the endpoints; of their schemas it needs the types alone.',
      severity: 'error',
      from: {
        path: '^packages/api-client/src/',
        pathNot: ['\\.(contract|fields)\\.ts$', '/src/(contract|http/(schemas|fields))\\.ts$', test],
      },
      to: {
        path: '^packages/api-client/src/.*\\.(contract|fields)\\.ts$|/src/http/(schemas|fields)\\.ts$|node_modules/zod/',
        dependencyTypesNot: ['type-only'],
      },
    },
    onlyOutside('widgets-outside', 'packages/widgets', [
      'react',
      'react-dom',
      'zustand',
      'idb',
      'mediabunny',
      'qr',
      '@vanilla-extract/\\w+',
      '@types/[^/]+',
    ]),
    onlyOutside('server-outside', 'apps/server', [
      '@fastify/\\w+',
      'drizzle-orm',
      'fastify',
      'fflate',
      'helmet',
      'csv-stringify',
      'hucre',
      'mediabunny',
      'numfmt',
      'opencc-js',
      'parse5',
      'pg',
      'pg-protocol',
      'qr',
      'saxes',
      'sharp',
      'svg-captcha',
      'ts-fsrs',
      'zod',
    ]),
    onlyOutside('site-outside', 'apps/site', [
      'react',
      'react-dom',
      'react-router-dom',
      'react-router',
      'zustand',
      '@vanilla-extract/\\w+',
      '@types/[^/]+',
    ]),
    noOtherWidget(
      {
        path: '^packages/widgets/src/([^/]+)/',
        // The embed offers them all; the other four follow.
        pathNot: '^packages/widgets/src/(embed|exam-rehearsal|unsent-comments|unsent-notes|testing)/',
      },
      '^packages/widgets/src/$1/',
    ),
    // Of the comment box's family: sends what boxes have kept, where none is open and the box's code not loaded.
    noOtherWidget(
      { path: '^packages/widgets/src/unsent-comments/' },
      '^packages/widgets/src/(unsent-comments|comment-box)/',
    ),
    // Of the notes' family: finds what was begun, where their code is not loaded.
    noOtherWidget(
      { path: '^packages/widgets/src/unsent-notes/' },
      '^packages/widgets/src/(unsent-notes|notes)/',
    ),
    // Rehearses with the player itself.
    noOtherWidget(
      { path: '^packages/widgets/src/exam-rehearsal/' },
      '^packages/widgets/src/(exam-rehearsal|exam-player)/',
    ),
    // Publishes the scenarios that widgets have.
    noOtherWidget({ path: '^packages/widgets/src/testing/' }, '\\.fixtures\\.tsx?$'),
    ...oneWay('site-one-way', 'apps/site/src', [
      'paths',
      'stores',
      'shell',
      'pages',
      'routes',
      'composition',
    ]),
    ...oneWay('server-one-way', 'apps/server/src', [
      'errors',
      'calendar',
      'secrets',
      'file-reading',
      'db',
      'limits',
      'idempotency',
      'http',
      'contract',
      'openapi',
      'embedded-postgres',
      'blobs',
      'services-outside',
      'resources',
      'modules',
      'start',
    ]),
    // What two modules need stands in one below them.
    ...oneWay('modules-one-way', 'apps/server/src/modules', ['grants', 'articles', 'orders']),
    ...oneWay('modules-one-way', 'apps/server/src/modules', ['captcha', 'session', 'orders']),
    ...oneWay('modules-one-way', 'apps/server/src/modules', ['study-records', 'articles', 'study']),
    ...oneWay('modules-one-way', 'apps/server/src/modules', ['comment-threads', 'records', 'comments']),
    {
      name: 'packages-by-their-entries',
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+)/' },
      to: {
        path: '^packages/',
        pathNot: [
          '^$1/',
          '^packages/[^/]+/src/(?:index|contract)\\.tsx?$',
          '^packages/[^/]+/src/[^/]+/index\\.tsx?$',
          '^packages/ui/src/theme/themes\\.css\\.ts$',
          '^packages/[^/]+/css/css\\.d\\.ts$',
        ],
      },
    },
    {
      name: 'no-test-code-in-products',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: test },
      to: { path: '\\.(test|stories)\\.tsx?$|^apps/server/src/testing/' },
    },
    {
      name: 'no-test-tool-is-published',
      comment: 'Fixtures may use the server and the test runner, unless an entry exports them.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/(index|contract|[^/]+/index)\\.ts$' },
      to: { path: '^apps/|^node_modules/vitest/', reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['shuyuan-source', 'types', 'import', 'node', 'default'],
    },
  },
};
