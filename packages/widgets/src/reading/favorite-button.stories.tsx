import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../.storybook/usage.ts';
import { favoriteButtonStrings } from './favorite-button.strings.ts';
import { FavoriteButtonView } from './favorite-button.view.tsx';

interface Args {
  isCollected: boolean;
}

const usage: Usage = {
  use: [
    'Beside an article, for whoever wants to find it again in the study center.',
    'Give isCollected as the article says it. From there on the button knows by itself.',
  ],
  avoid: ['For praise: it is the person’s own list, and nobody else sees it.'],
  keys: [['Enter, Space', 'Set it aside, and put it back.']],
  limits: ['It sets articles aside and nothing else, as long as the server keeps nothing else.'],
};

/** Both states of the button, as a picture. What it does is in Flows. */
const meta: Meta<Args> = {
  parameters: { usage, picture: { width: 240, height: 80 } },
  args: { isCollected: false },
  render: ({ isCollected }, { globals }) => (
    <FavoriteButtonView
      isCollected={isCollected}
      strings={favoriteButtonStrings[globals['locale'] === 'en' ? 'en' : 'zh-CN']}
      onPress={() => {}}
    />
  ),
};
export default meta;

type Story = StoryObj<Args>;

export const NotCollected: Story = { name: 'not set aside' };
export const Collected: Story = { name: 'set aside', args: { isCollected: true } };
export const English: Story = { name: 'in English', globals: { locale: 'en' } };
export const CollectedInEnglish: Story = {
  name: 'set aside, in English',
  args: { isCollected: true },
  globals: { locale: 'en' },
};
