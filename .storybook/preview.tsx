import '@fontsource-variable/noto-sans-sc/wght.css';
import '@fontsource-variable/noto-serif-sc/wght.css';
import '@shuyuan/ui/theme.css';
import './preview.css';
import { LightUiProvider, UiProvider } from '@shuyuan/ui/provider';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { partnerThemes } from '../packages/ui/src/theme/partner-themes.fixtures.ts';
import { globalTypes, initialGlobals } from './globals.ts';
import { modes } from './modes.ts';
import { UsagePage } from './usage-page.tsx';

// How long a story waits for something to appear is no claim about speed: code and films come late to a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** What stands around everything: the elements of the standalone build have the one without react-aria. */
const Provider = import.meta.env['STORYBOOK_STANDALONE'] ? LightUiProvider : UiProvider;

const schools = document.createElement('style');
schools.textContent = partnerThemes.map(({ css }) => css).join('');
document.head.append(schools);

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    layout: 'padded',
    controls: { expanded: true },
    docs: { page: UsagePage },
    options: {
      storySort: { order: ['UI', ['Language', 'Tokens', 'Theming', 'Gallery'], 'Widgets', 'Site'] },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const root = document.documentElement;
      root.dataset['syTheme'] = String(globals['theme']);
      root.dataset['syDensity'] = String(globals['density']);
      root.dataset['school'] = String(globals['school']);
      root.dataset['syMotion'] = String(globals['motion']);
      root.lang = String(globals['locale']);
      root.dir = String(globals['direction']);
      return (
        <Provider locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'}>
          <Story />
        </Provider>
      );
    },
  ],
};
export default preview;
