import type { Preview } from '@storybook/react-vite';
import { partnerThemes } from '../packages/ui/src/theme/partner-themes.fixtures.ts';

/** What Storybook's toolbar offers to look at a story under. */
export const globalTypes = {
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
  school: {
    toolbar: {
      title: 'School',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'house', title: 'The house itself' },
        ...partnerThemes.map(({ id, name }) => ({ value: id, title: name })),
      ],
    },
  },
  density: {
    toolbar: {
      title: 'Density',
      icon: 'component',
      dynamicTitle: true,
      items: [
        { value: 'comfortable', title: 'Comfortable' },
        { value: 'compact', title: 'Compact' },
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
} satisfies Preview['globalTypes'];

/** How a story is looked at by default. */
export const initialGlobals = {
  theme: 'light',
  school: 'house',
  density: 'comfortable',
  locale: 'zh-CN',
  direction: 'ltr',
  motion: 'full',
};
