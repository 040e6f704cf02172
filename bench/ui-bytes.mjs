// What Button alone, and Button with Dialog and Select, cost in a page: ours beside four design systems, bundled alike.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundleBytes, peers } from './bundle-bytes.mjs';

const mantineSheets = (...names) =>
  ['baseline', 'default-css-variables', 'global', 'UnstyledButton', 'Button', 'Loader', ...names].map(
    (name) => `@mantine/core/styles/${name}.css`,
  );

/** What each system's own documentation says to import: names by module, and sheets. Providers included where one is needed. */
const systems = {
  ours: {
    button: {
      names: { '@shuyuan/ui/provider': ['UiProvider'], '@shuyuan/ui/button': ['Button'] },
      sheets: ['@shuyuan/ui/theme.css', '@shuyuan/ui/button.css'],
    },
    three: {
      names: {
        '@shuyuan/ui/provider': ['UiProvider'],
        '@shuyuan/ui/button': ['Button'],
        '@shuyuan/ui/dialog': ['Dialog', 'DialogTrigger'],
        '@shuyuan/ui/select': ['Select'],
      },
      sheets: ['theme', 'button', 'dialog', 'select'].map((name) => `@shuyuan/ui/${name}.css`),
    },
  },
  Mantine: {
    button: { names: { '@mantine/core': ['MantineProvider', 'Button'] }, sheets: mantineSheets() },
    three: {
      names: { '@mantine/core': ['MantineProvider', 'Button', 'Modal', 'Select'] },
      sheets: mantineSheets(
        'CloseButton',
        'Combobox',
        'Input',
        'Modal',
        'ModalBase',
        'Overlay',
        'Paper',
        'Popover',
        'ScrollArea',
      ),
    },
  },
  antd: {
    button: { names: { antd: ['Button'] }, sheets: [] },
    three: { names: { antd: ['Button', 'Modal', 'Select'] }, sheets: [] },
  },
  'Radix Themes': {
    button: { names: { '@radix-ui/themes': ['Theme', 'Button'] }, sheets: ['@radix-ui/themes/styles.css'] },
    three: {
      names: { '@radix-ui/themes': ['Theme', 'Button', 'Dialog', 'Select'] },
      sheets: ['@radix-ui/themes/styles.css'],
    },
  },
  'Spectrum S2': {
    button: {
      names: { '@react-spectrum/s2/Provider': ['Provider'], '@react-spectrum/s2/Button': ['Button'] },
      sheets: ['@react-spectrum/s2/page.css'],
    },
    three: {
      names: {
        '@react-spectrum/s2/Provider': ['Provider'],
        '@react-spectrum/s2/Button': ['Button'],
        '@react-spectrum/s2/Dialog': ['Dialog', 'DialogTrigger'],
        '@react-spectrum/s2/Picker': ['Picker', 'PickerItem'],
      },
      sheets: ['@react-spectrum/s2/page.css'],
    },
  },
};

/** Installs the systems that ours is measured beside; they are nobody's dependency. */
export function installPeers() {
  if (existsSync(join(peers, 'node_modules'))) return;
  const { status } = spawnSync('npm ci', { cwd: peers, shell: true, stdio: 'inherit' });
  if (status !== 0) throw new Error('The systems to measure beside could not be installed.');
}

/** Without React, or with it as a page draws with it. */
async function measure({ names, sheets }, isWithReact) {
  const withReact = { external: [], names: { ...names, 'react-dom/client': ['createRoot'] } };
  const { js, css } = await bundleBytes({ names, sheets, isOneFile: true, ...(isWithReact && withReact) });
  return { js: js(), css };
}

/** Prints a table: without React, and all that a page without it would load. */
export async function measureBytes() {
  for (const [set, title] of [
    ['button', 'Button'],
    ['three', 'Button, Dialog and Select'],
  ]) {
    console.log(`\n${title}, KiB (gzip 9)`);
    console.log(
      `${''.padEnd(14)} ${'js'.padStart(7)} ${'css'.padStart(6)} ${'both'.padStart(7)}   with React`,
    );
    for (const [name, sets] of Object.entries(systems)) {
      const bare = await measure(sets[set], false);
      const whole = await measure(sets[set], true);
      const figure = (value, width) => value.toFixed(1).padStart(width);
      console.log(
        `${name.padEnd(14)} ${figure(bare.js, 7)} ${figure(bare.css, 6)} ${figure(bare.js + bare.css, 7)}   ${figure(whole.js + whole.css, 7)}`,
      );
    }
  }
}
