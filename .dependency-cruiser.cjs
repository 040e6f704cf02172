// The import table of the house, as rules. Who may import whom is explained in docs/decisions and CONTRIBUTING.md.
const test = '\\.(test|stories|fixtures)\\.tsx?$|/testing/';

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

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'What is loaded lazily, or is only a type, may point back.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import', 'type-only'] } },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
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
      '@types/[^/]+',
      '@react-types/[^/]+',
      '@internationalized/[^/]+',
    ]),
    onlyOutside('api-client-outside', 'packages/api-client', ['ofetch', 'ali-oss', 'zod']),
    onlyOutside('widgets-outside', 'packages/widgets', [
      'react',
      'react-dom',
      'zustand',
      'idb',
      'mediabunny',
      '@vanilla-extract/\\w+',
      '@types/[^/]+',
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
    {
      name: 'no-widget-imports-another',
      comment: 'Widgets are picked one by one; only the pager is part of others.',
      severity: 'error',
      from: {
        path: '^packages/widgets/src/(comment-box|search-dialog|login-dialog|screen-recorder|record-library|account-settings|membership-plans|checkout|order-list|study-center|reading|exam-player|pager)/',
      },
      to: {
        path: '^packages/widgets/src/(comment-box|search-dialog|login-dialog|screen-recorder|record-library|account-settings|membership-plans|checkout|order-list|study-center|reading|exam-player)/',
        pathNot: '^packages/widgets/src/$1/',
      },
    },
    {
      name: 'packages-by-their-entries',
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+)/' },
      to: {
        path: '^packages/([^/]+)/src/',
        pathNot: [
          '^$1/',
          '^packages/[^/]+/src/(?:index|contract)\\.tsx?$',
          '^packages/[^/]+/src/[^/]+/index\\.tsx?$',
          '^packages/ui/src/theme/themes\\.css\\.ts$',
        ],
      },
    },
    {
      name: 'no-test-code-in-products',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: `${test}|test-host|\\.server\\.test` },
      to: { path: '\\.(test|stories)\\.tsx?$|^apps/server/src/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['shuyuan-source', 'types', 'import', 'node', 'default'],
    },
  },
};
