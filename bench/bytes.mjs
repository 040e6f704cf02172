// What the widgets weigh, in KiB of gzip 9, beside their goals: scripts and sheets, without the framework that the host has, and all that a page
// without one fetches. With `--peers` also what others weigh: those whose code is fetched for the bench are bundled in the same run; of
// the rest stands what was measured once, bundled alike. Builds the packages and the standalone build when they are not current.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { lazyModuleOf } from '../packages/widgets/embed/build-plugins.mjs';
import { ensureAllBuilt } from '../scripts/builds.mjs';
import { bundleBytes } from './bundle-bytes.mjs';
import { isSaid } from './options.mjs';
import { installPeers } from './ui-bytes.mjs';

await ensureAllBuilt(['packages', 'embed']);
const hasPeers = isSaid('--peers');
if (hasPeers) installPeers();

const embed = resolve(import.meta.dirname, '../packages/widgets/embed/dist');

const manifest = JSON.parse(readFileSync(join(embed, 'manifest.json'), 'utf8'));

/** All that a page without a framework fetches for an element, and of the later parts those named by their sources. */
function standalone(element, ...sources) {
  const { files, lazy } = manifest.elements[element];
  const later = sources.flatMap((source) => lazy[lazyModuleOf(`packages/widgets/src/${source}`)]);
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

const figure = (value, width) => (value === undefined ? '–' : value.toFixed(1)).padStart(width);

/** How far a figure is from what it is to reach. */
const share = (value, goal) =>
  (value === undefined || goal === undefined ? '' : `${(value / goal).toFixed(2)}× of ${goal}`).padStart(14);

/** Ours, each with its goals in a host and alone; then `others`, when they are wanted. */
async function table(title, ours, others) {
  console.log(`\n${title}\n${''.padEnd(58)} ${'in a host'.padStart(10)} ${'alone'.padStart(7)}`);
  for (const [name, host, alone, hostGoal, aloneGoal] of [...ours, ...(hasPeers ? await others() : [])])
    console.log(
      `${name.padEnd(58)} ${figure(host, 10)} ${figure(alone, 7)} ${share(host, hostGoal)} ${share(alone, aloneGoal)}`,
    );
}

const boxSignedIn = standalone(
  'shuyuan-comments',
  'comment-box/writing/index.ts',
  'host/browser-storage.browser.ts',
);
await table(
  'Comment box',
  [
    ['ours', await hosted(widget('comment-box', 'CommentBox')), standalone('shuyuan-comments'), 24, 32],
    ['ours, signed in', undefined, boxSignedIn, undefined, 45],
  ],
  async () => [
    [
      'Artalk Lite (no framework)',
      undefined,
      await hosted(
        bundleBytes({ names: { 'artalk/ArtalkLite': ['init'] }, sheets: ['artalk/ArtalkLite.css'] }),
      ),
    ],
    ['Waline, measured once', 50.1, 75.4],
    ['giscus with its frame, measured once', undefined, 85.4],
  ],
);

await table(
  'Search dialog',
  [['ours', await hosted(widget('search-dialog', 'SearchDialog')), standalone('shuyuan-search'), 52, 50]],
  async () => [
    ['cmdk (no style, tabs, data, pages)', await hosted(bundleBytes({ names: { cmdk: ['Command'] } }))],
    ['DocSearch, measured once', 85.3, 174.4],
  ],
);

const login = widget('login-dialog', 'LoginDialog');
const loginWithPuzzle = standalone('shuyuan-login', 'login-dialog/proof-dialog.tsx');
await table(
  'Login dialog',
  [
    ['ours, to sign in', await hosted(login), standalone('shuyuan-login')],
    ['ours, with the slider puzzle', await hosted(login, /proof-dialog/), loginWithPuzzle, 45, 55],
  ],
  () => [
    ['Supabase, measured once', 69.4, 134.9],
    ['Clerk, measured once', undefined, 378],
    ['Authing, measured once', undefined, 693.5],
  ],
);

await table(
  'Pager',
  [['ours', await hosted(widget('pager', 'Pager')), standalone('shuyuan-pager'), 9]],
  async () => [
    [
      'Mantine (no sizes, no jumper)',
      await hosted(
        bundleBytes({
          names: { '@mantine/core': ['MantineProvider', 'Pagination'] },
          sheets: mantineSheets,
        }),
      ),
    ],
    [
      'element-plus',
      await hosted(bundleBytes({ names: { 'element-plus': ['ElPagination'] }, sheets: elementSheets })),
    ],
  ],
);

const recorder = widget('screen-recorder', 'ScreenRecorder', 'createRecorderMedia');
const engine = await bundleBytes({
  names: {
    '@shuyuan/widgets/screen-recorder': ['createRecorderMedia'],
    '@shuyuan/api-client/upload': ['createBrowserUploadPorts', 'createUploader'],
  },
});
const openedRecorder = standalone(
  'shuyuan-recorder',
  'embed/recorder-in-place.tsx',
  'screen-recorder/opened-recorder.tsx',
  'host/browser-storage.browser.ts',
);
await table(
  'Screen recorder',
  [
    ['ours, before it is opened', await hosted(recorder), standalone('shuyuan-recorder')],
    ['ours, opened', await hosted(recorder, /opened-recorder/), openedRecorder, 45, 60],
    ['engine and uploader, no UI, until an upload starts', engine.js(), undefined, 9],
    ['engine and uploader, uploading, without ali-oss', engine.js(/upload-sender/)],
  ],
  () => [
    ['RecordRTC, no UI, measured once', undefined, 14.9],
    ['Uppy with screen capture (Preact inside), measured once', undefined, 93.7],
    ['vendor upload SDK with ali-oss, no UI, measured once', undefined, 189.6],
  ],
);
