import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Paragraphs } from './paragraphs.fixtures.tsx';
import { readingPlaceStrings } from './reading-place.strings.ts';
import { ResumeOfferView } from './resume-offer.view.tsx';

interface Args {
  place: number;
}

const usage: Usage = {
  use: [
    'Around the text of an article, and around nothing else: what stands in it is what there is to read.',
    'Give kept and canRead as the article says them. It does nothing for visitors, nor for who may not read it all.',
    'Say scroll-padding-top on the page where a header covers its upper edge: the focus goes below it.',
  ],
  avoid: ['For a text in a box that scrolls by itself: the place is one of the page’s window.'],
  keys: [
    ['Tab', 'Reaches the offer before the text.'],
    ['Enter, Space', 'Go on where the person was: the focus goes to the first lines in sight.'],
  ],
  parts: { offer: 'The way back to where the person was.' },
  limits: [
    'A place counts when the page has stood still for a second; at most every ten seconds one is told.',
    'A page that is closed tells the last place as well as its browser lets it.',
  ],
};

/** The offer over a text, as a picture. What it does is in Flows. */
const meta: Meta<Args> = {
  parameters: { usage, picture: { width: 656, height: 300 } },
  args: { place: 42 },
  render: ({ place }, { globals }) => (
    <>
      <ResumeOfferView
        place={place}
        strings={readingPlaceStrings[globals['locale'] === 'en' ? 'en' : 'zh-CN']}
        onResume={() => {}}
        onDismiss={() => {}}
      />
      <Paragraphs count={3} />
    </>
  ),
};
export default meta;

type Story = StoryObj<Args>;

export const Offered: Story = { name: 'the place of the last time is offered' };
export const English: Story = { name: 'in English', globals: { locale: 'en' } };
export const Narrow: Story = {
  name: 'T9 in a window of 320 px',
  args: { place: 7 },
  parameters: { picture: { width: 320, height: 480 } },
};
export const NarrowInEnglish: Story = {
  ...Narrow,
  name: 'T9 in English in 320 px',
  globals: { locale: 'en' },
};
