import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { fromSource } from '../workspace-source.ts';

/** The standalone widgets, once `npm run build:embed` has made them: a story holds them against the React ones. */
const embed = join(import.meta.dirname, '../packages/widgets/embed/dist');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../packages/ui/src', titlePrefix: 'UI' },
    { directory: '../packages/widgets/src', titlePrefix: 'Widgets' },
    { directory: '../apps/site/src', titlePrefix: 'Site' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: existsSync(embed) ? [{ from: embed, to: '/embed' }] : [],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) => mergeConfig(base, mergeConfig(fromSource, { plugins: [vanillaExtractPlugin()] })),
};
export default config;
