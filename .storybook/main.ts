import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { fromSource } from '../workspace-source.ts';
import { standalone, standaloneWidgets } from './standalone.ts';

/** The standalone widgets, once `npm run build:embed` has made them: a story holds them against the React ones. */
const embed = join(import.meta.dirname, '../packages/widgets/embed/dist');

/** The widgets' own stories once more, drawn by what the standalone build draws with. */
const isStandalone = Boolean(process.env['STORYBOOK_STANDALONE']);

const widgets = { directory: '../packages/widgets/src', titlePrefix: 'Widgets' };

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: isStandalone
    ? [{ ...widgets, files: `{${standaloneWidgets.join()}}/**/*.stories.tsx` }]
    : [
        { directory: '../packages/ui/src', titlePrefix: 'UI' },
        widgets,
        { directory: '../apps/site/src', titlePrefix: 'Site' },
      ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: existsSync(embed) ? [{ from: embed, to: '/embed' }] : [],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    [fromSource, { plugins: [vanillaExtractPlugin()] }, ...(isStandalone ? [standalone] : [])].reduce(
      (all, more) => mergeConfig(all, more),
      base,
    ),
};
export default config;
