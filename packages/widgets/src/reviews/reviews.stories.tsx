import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../.storybook/usage.ts';
import { blankDraft } from './review-draft.ts';
import { ownOf } from './reviews-backend.fixtures.ts';
import { ReviewsPicture, stateWith } from './reviews.fixtures.tsx';
import type { ReviewsState } from './reviews.store.ts';

interface Args {
  state: ReviewsState;
  /** Of the place, in pixels. */
  width: number;
}

const usage: Usage = {
  use: [
    'Below a course or a column: what those say who have studied it, and a form for who has.',
    'Hand in the calls about reviews of a client, and keep the object between renders.',
  ],
  avoid: ['For talking about something: the comment box takes questions and answers.'],
  parts: { review: 'One review: who, how many stars, what they say, and the teacher’s answer.' },
  limits: ['Whether somebody may write one is the server’s to say: it counts what they have studied.'],
};

/** Every state of the reviews, as a picture. */
const meta: Meta<Args> = {
  parameters: { usage, picture: { width: 808, height: 900 } },
  args: { state: stateWith(), width: 760 },
  argTypes: { state: { control: false } },
  render: ({ state, width }, { globals }) => (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <ReviewsPicture state={state} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />
    </div>
  ),
};
export default meta;

type Story = StoryObj<Args>;

const named = (name: string, state: ReviewsState): Story => ({ name, args: { state } });

const mine = ownOf({ rating1: 5, rating2: 4, rating3: 5, content: '每天一节，两周就能改自己的稿子了。' });
const writing = { draft: blankDraft, errors: {}, failure: '', isSending: false, id: null };

export const Full = named('may be written', stateWith());
export const Written = named('one’s own', stateWith({ may: 'written', mine }));
export const Rejected = named(
  'not shown',
  stateWith({ may: 'written', mine: { ...mine, state: 'rejected' } }),
);
export const Visitor = named('a visitor', stateWith({ may: 'signed-out' }));
export const TooEarly = named('studied too little', stateWith({ may: 'too-early', progress: 12 }));
export const NotTheirs = named('not theirs', stateWith({ may: 'not-theirs' }));
export const Writing = named(
  'being written, with what is missing',
  stateWith(
    {},
    {
      writing: {
        ...writing,
        errors: { rating1: '请选择星级', content: '至少写10个字' },
        failure: '没有发出去，写的内容还在，请重试',
      },
    },
  ),
);
export const Empty = named(
  'none yet',
  stateWith(
    { summary: { rating: 0, rating1: 0, rating2: 0, rating3: 0, count: 0, spread: [0, 0, 0, 0, 0] } },
    { list: { status: 'ready', rows: [], total: 0, page: 1, at: 0, isTurning: false } },
  ),
);
export const Loading: Story = named('loading', {
  ...stateWith(),
  overview: null,
  list: { status: 'loading' },
});
export const Failed: Story = named('did not load', {
  ...stateWith(),
  overview: null,
  list: { status: 'failed', isOffline: false, isRetrying: false },
});
export const English: Story = { ...Written, name: 'in English', globals: { locale: 'en' } };
