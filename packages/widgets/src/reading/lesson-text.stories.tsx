import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../.storybook/usage.ts';
import { lessonTextStrings } from './lesson-text.strings.ts';
import { Foot } from './lesson-text.tsx';
import { Paragraphs } from './paragraphs.fixtures.tsx';

interface Args {
  progress: number;
  isStudied: boolean;
  isVisitor: boolean;
}

const usage: Usage = {
  use: [
    'Around the text of a lesson in the classroom: hand in what courses.lesson answered.',
    'Load the outline anew in onStudied: the lesson has its tick then.',
  ],
  avoid: ['For an article: ReadingPlace records that as an article.'],
  parts: { foot: 'How far the text was read, below its end.' },
  limits: [
    'What was read without a network is kept on the device and sent by the next text lesson that opens.',
  ],
};

/** The end of a text lesson as a picture. The offer of the last place is that of ReadingPlace. */
const meta: Meta<Args> = {
  parameters: { usage, picture: { width: 656, height: 260 } },
  args: { progress: 0, isStudied: false, isVisitor: false },
  render: (state, { globals }) => (
    <>
      <Paragraphs count={2} />
      <Foot
        state={state}
        strings={lessonTextStrings[globals['locale'] === 'en' ? 'en' : 'zh-CN']}
        onSignIn={() => {}}
      />
    </>
  ),
};
export default meta;

type Story = StoryObj<Args>;

export const NotBegun: Story = { name: 'not begun' };
export const Begun: Story = { name: 'half read', args: { progress: 42 } };
export const Studied: Story = { name: 'finished', args: { progress: 100, isStudied: true } };
export const Visitor: Story = { name: 'a visitor', args: { isVisitor: true } };
export const English: Story = { ...Begun, name: 'in English', globals: { locale: 'en' } };
export const Narrow: Story = {
  ...Begun,
  name: 'T9 in 320 px',
  parameters: { picture: { width: 320, height: 360 } },
};
