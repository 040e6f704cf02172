import '@fontsource-variable/noto-sans-sc/wght.css';
import '@fontsource-variable/noto-serif-sc/wght.css';
import '@shuyuan/ui/theme.css';
import './preview.css';
import { UiProvider } from '@shuyuan/ui/provider';
import type { Preview } from '@storybook/react-vite';
import { UsagePage } from './usage-page.tsx';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    locale: {
      toolbar: {
        title: 'Locale',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'zh-CN', title: '简体中文' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    direction: {
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    motion: {
      toolbar: {
        title: 'Motion',
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', locale: 'zh-CN', direction: 'ltr', motion: 'full' },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
    docs: { page: UsagePage },
    options: { storySort: { order: ['UI', 'Widgets', 'Site'] } },
  },
  decorators: [
    (Story, { globals }) => {
      const root = document.documentElement;
      root.dataset['syTheme'] = String(globals['theme']);
      root.dataset['syMotion'] = String(globals['motion']);
      root.lang = String(globals['locale']);
      root.dir = String(globals['direction']);
      return (
        <UiProvider locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'}>
          <Story />
        </UiProvider>
      );
    },
  ],
};
export default preview;
