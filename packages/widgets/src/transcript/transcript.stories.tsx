import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { HostProvider } from '../host/index.ts';
import { createTestHost } from '../testing/index.ts';
import { Transcript } from './transcript.tsx';
import { transcriptFixture } from './transcript.fixtures.ts';

interface Args {
  captions: typeof transcriptFixture;
  /** The second that is played. */
  position: number;
  /** Of the place, in pixels. */
  width: number;
}

const usage: Usage = {
  use: ['Beside a video that has captions, with a host whose player is that video.'],
  avoid: ['For a text that nobody speaks: that is an article.'],
  limits: ['A line leads as far as the player lets its learner go.'],
};

const meta: Meta<Args> = {
  parameters: { usage, picture: { width: 480, height: 560 } },
  args: { captions: transcriptFixture, position: 9, width: 420 },
  argTypes: { captions: { control: false } },
  render: ({ captions, position, width }, { globals }) => {
    const locale = globals['locale'] === 'en' ? 'en' : 'zh-CN';
    const host = createTestHost({ locale, player: { position: () => position, seek() {} } });
    return (
      <HostProvider host={host}>
        <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
          <Transcript captions={captions} />
        </div>
      </HostProvider>
    );
  },
};
export default meta;

type Story = StoryObj<Args>;

export const Following: Story = {};

/** CL-13: it follows no more while somebody looks for words, and one press brings it back. */
export const Searched: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), '山');
    await expect(canvas.getByText('3处', { ignore: '[aria-live] *' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '回到正在讲的地方' })).toBeVisible();
  },
};

export const Empty: Story = { args: { captions: [] } };

export const English: Story = { globals: { locale: 'en' } };

export const Narrow: Story = {
  args: { width: 320 },
  parameters: { picture: { width: 360, height: 560 } },
};
