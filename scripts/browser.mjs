// The one browser of every check: Chromium as the lock file pins it, unpacked beside the other caches. Needs nothing from the system.
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import tar from 'tar-fs';

const require = createRequire(import.meta.url);
const packageDir = resolve(dirname(require.resolve('@sparticuz/chromium')), '..');
const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'));
const cacheDir = resolve(import.meta.dirname, '../node_modules/.cache/browser', version);

/** Quiet network, no sandbox (containers run as root), and everything off that makes two pictures of one page differ. */
export const launchArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-partial-raster',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-checker-imaging',
];

/**
 * Launch options for Playwright. `CHROMIUM_PATH` takes another Chromium instead; off Linux the developer's own Chrome is used.
 */
export async function browserLaunchOptions() {
  const own = process.env['CHROMIUM_PATH'];
  if (own) return { executablePath: own, args: launchArgs };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome', args: launchArgs };
  if (!existsSync(cacheDir)) await unpack();
  return {
    executablePath: join(cacheDir, 'chromium'),
    args: ['--headless=shell', ...launchArgs],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(cacheDir, 'al2023/lib'),
      FONTCONFIG_FILE: join(cacheDir, 'fonts.conf'),
    },
  };
}

/** Unpacks to a folder of its own and renames it, so that two processes never see half a browser. */
async function unpack() {
  const temporary = `${cacheDir}.${process.pid}`;
  mkdirSync(temporary, { recursive: true });
  const read = (name) => createReadStream(join(packageDir, 'bin', name)).pipe(createBrotliDecompress());
  await pipeline(read('chromium.br'), createWriteStream(join(temporary, 'chromium'), { mode: 0o755 }));
  await pipeline(read('swiftshader.tar.br'), tar.extract(temporary));
  await pipeline(read('al2023.tar.br'), tar.extract(join(temporary, 'al2023')));
  await pipeline(read('fonts.tar.br'), tar.extract(join(temporary, 'fonts')));
  writeFileSync(join(temporary, 'fonts.conf'), fontsConf(cacheDir));
  try {
    renameSync(temporary, cacheDir);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (!existsSync(cacheDir)) throw error;
  }
}

/** Only the fonts that came with the browser, unhinted and grey: the same glyphs everywhere. */
function fontsConf(dir) {
  const edit = (name, value) => `<edit name="${name}" mode="assign">${value}</edit>`;
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${dir}/fonts</dir>
  <cachedir>${dir}/font-cache</cachedir>
  <match target="font">
    ${edit('hinting', '<bool>false</bool>')}
    ${edit('hintstyle', '<const>hintnone</const>')}
    ${edit('antialias', '<bool>true</bool>')}
    ${edit('rgba', '<const>none</const>')}
  </match>
</fontconfig>
`;
}
