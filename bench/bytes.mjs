// What the widgets weigh beside their peers, in KiB of gzip 9: scripts and sheets, without the framework that the host has, and all that a page
// without one fetches. Peers whose code is fetched for the bench are bundled in the same run; of the others stands what was measured
// once, bundled alike. Needs the built packages and the standalone build.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { latePartOf } from '../packages/widgets/embed/build-plugins.mjs';
import { bundleBytes } from './bundle-bytes.mjs';
import { installPeers } from './ui-bytes.mjs';

const embed = resolve(import.meta.dirname, '../packages/widgets/embed/dist');
if (!existsSync(join(embed, 'manifest.json')) || !existsSync(join(embed, '../../dist/pager/index.js')))
  throw new Error('Build first: npm run build:packages && npm run build:embed.');
installPeers();

const manifest = JSON.parse(readFileSync(join(embed, 'manifest.json'), 'utf8'));

/** All that a page without a framework fetches for an element, and of the later parts those named by their sources. */
function standalone(element, ...sources) {
  const { files, late } = manifest.elements[element];
  const later = sources.flatMap((source) => late[latePartOf(`packages/widgets/src/${source}`)]);
  const all = new Set([manifest.boot.file, ...files, ...later]);
  return [...all].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(embed, file)), { level: 9 }).length / 1024,
    0,
  );
}

const widget = (name, ...names) =>
  bundleBytes({
    names: { [`@shuyuan/widgets/${name}`]: names },
    sheets: [`@shuyuan/widgets/${name}.css`],
  });

/** Both, as the host has React. */
const hosted = async (bundled, later) => {
  const { js, css } = await bundled;
  return js(later) + css;
};

const mantineSheets = [
  'baseline',
  'default-css-variables',
  'global',
  'UnstyledButton',
  'Group',
  'Pagination',
].map((name) => `@mantine/core/styles/${name}.css`);
const elementSheets = ['base', 'el-input', 'el-select', 'el-pagination'].map(
  (name) => `element-plus/theme-chalk/${name}.css`,
);

function table(title, rows) {
  console.log(`\n${title}\n${''.padEnd(58)} ${'in a host'.padStart(10)} ${'alone'.padStart(7)}   goal`);
  const figure = (value, width) => (value === undefined ? '–' : value.toFixed(1)).padStart(width);
  for (const [name, host, alone, goal = ''] of rows)
    console.log(`${name.padEnd(58)} ${figure(host, 10)} ${figure(alone, 7)}   ${goal}`);
}

table('Comment box', [
  ['ours', await hosted(widget('comment-box', 'CommentBox')), standalone('shuyuan-comments'), '24 / 32'],
  [
    'Artalk Lite (no framework)',
    undefined,
    await hosted(
      bundleBytes({ names: { 'artalk/ArtalkLite': ['init'] }, sheets: ['artalk/ArtalkLite.css'] }),
    ),
  ],
  ['Waline, measured once', 50.1, 75.4],
  ['giscus with its frame, measured once', undefined, 85.4],
]);

table('Search dialog', [
  ['ours', await hosted(widget('search-dialog', 'SearchDialog')), standalone('shuyuan-search'), '52 / 50'],
  [
    'cmdk (no style, tabs, data, pages)',
    await hosted(bundleBytes({ names: { cmdk: ['Command'] } })),
    undefined,
  ],
  ['DocSearch, measured once', 85.3, 174.4],
]);

const login = widget('login-dialog', 'LoginDialog');
table('Login dialog', [
  ['ours, to sign in', await hosted(login), standalone('shuyuan-login')],
  [
    'ours, with the slider puzzle',
    await hosted(login, /proof-dialog/),
    standalone('shuyuan-login', 'login-dialog/proof-dialog.tsx'),
    '45 / 55',
  ],
  ['Supabase, measured once', 69.4, 134.9],
  ['Clerk, measured once', undefined, 378],
  ['Authing, measured once', undefined, 693.5],
]);

table('Pager', [
  ['ours', await hosted(widget('pager', 'Pager')), standalone('shuyuan-pager'), '9'],
  [
    'Mantine (no sizes, no jumper)',
    await hosted(
      bundleBytes({ names: { '@mantine/core': ['MantineProvider', 'Pagination'] }, sheets: mantineSheets }),
    ),
    undefined,
  ],
  [
    'element-plus',
    await hosted(bundleBytes({ names: { 'element-plus': ['ElPagination'] }, sheets: elementSheets })),
    undefined,
  ],
]);

const recorder = widget('screen-recorder', 'ScreenRecorder', 'createRecorderMedia');
const engine = bundleBytes({
  names: {
    '@shuyuan/widgets/screen-recorder': ['createRecorderMedia'],
    '@shuyuan/api-client/upload': ['createBrowserUploadPorts', 'createUploader'],
  },
});
table('Screen recorder', [
  ['ours, before it is opened', await hosted(recorder), standalone('shuyuan-recorder')],
  [
    'ours, opened',
    await hosted(recorder, /opened-recorder/),
    standalone('shuyuan-recorder', 'screen-recorder/opened-recorder.tsx'),
    '45 / 55',
  ],
  ['engine and uploader, no UI, until an upload starts', (await engine).js(), undefined, '9'],
  ['engine and uploader, uploading, without ali-oss', (await engine).js(/upload-sender/), undefined],
  ['RecordRTC, no UI, measured once', undefined, 14.9],
  ['Uppy with screen capture (Preact inside), measured once', undefined, 93.7],
  ['vendor upload SDK with ali-oss, no UI, measured once', undefined, 189.6],
]);
