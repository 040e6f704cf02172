import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig, type UserConfig } from 'vite';
import { fromSource } from '../workspace-source.ts';
import { standalone, standaloneWidgets } from './standalone.ts';

/** The standalone widgets, once `npm run build:embed` has made them: a story holds them against the React ones. */
const embed = join(import.meta.dirname, '../packages/widgets/embed/dist');

/** The widgets' own stories once more, drawn by what the standalone build draws with. */
const isStandalone = Boolean(process.env['STORYBOOK_STANDALONE']);

/** Paths of story files in the repository, with commas between them: a Storybook of these alone. */
const wanted = process.env['STORY_FILES']?.split(',');

const widgets = { directory: '../packages/widgets/src', titlePrefix: 'Widgets' };
const rooms = [
  { directory: '../packages/ui/src', titlePrefix: 'UI' },
  widgets,
  { directory: '../apps/site/src', titlePrefix: 'Site' },
];

/** Stories keep their titles, and so their ids, whichever of them are shown. */
const only = (paths: string[]) =>
  rooms.flatMap((room) => {
    const folder = `${room.directory.slice('../'.length)}/`;
    return paths
      .filter((path) => path.startsWith(folder))
      .map((path) => ({ ...room, files: path.slice(folder.length) }));
  });

/** Components are described by what is read out of their files. Others have none, and are most of the time this takes. */
function describeComponentsOnly<C extends UserConfig>(config: C): C {
  for (const plugin of (config.plugins ?? []).flat(3)) {
    if (!plugin || !('transform' in plugin) || plugin.name !== 'storybook:react-docgen-plugin') continue;
    const { transform } = plugin;
    if (typeof transform !== 'function') throw new Error('The plugin that describes components has changed.');
    plugin.transform = function (code, id, ...rest) {
      return id.endsWith('.tsx') ? transform.call(this, code, id, ...rest) : undefined;
    };
  }
  return config;
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: isStandalone
    ? [{ ...widgets, files: `{${standaloneWidgets.join()}}/**/*.stories.tsx` }]
    : wanted
      ? only(wanted)
      : rooms,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: existsSync(embed) ? [{ from: embed, to: '/embed' }] : [],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    [fromSource, { plugins: [vanillaExtractPlugin()] }, ...(isStandalone ? [standalone] : [])].reduce(
      (all, more) => mergeConfig(all, more),
      describeComponentsOnly(base),
    ),
};
export default config;
