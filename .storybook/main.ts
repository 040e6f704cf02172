import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { fromSource } from '../workspace-source.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../packages/ui/src', titlePrefix: 'UI' },
    { directory: '../packages/widgets/src', titlePrefix: 'Widgets' },
    { directory: '../apps/site/src', titlePrefix: 'Site' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) => mergeConfig(base, mergeConfig(fromSource, { plugins: [vanillaExtractPlugin()] })),
};
export default config;
