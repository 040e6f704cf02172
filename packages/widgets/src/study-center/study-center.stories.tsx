import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../.storybook/usage.ts';
import {
  daysFixture,
  lessonsFixture,
  nextFixture,
  noDays,
  nothingNext,
} from '../testing/study-progress.fixtures.ts';
import { listOf, mixedListOf, stateWith, StudyCenterPicture } from './study-center.fixtures.tsx';
import type { CenterTab, StudyCenterState } from './study-center.store.ts';

interface Args {
  tab: CenterTab;
  state: Partial<StudyCenterState>;
  /** Of the place, in pixels. */
  width: number;
}

const usage: Usage = {
  use: [
    'For the page where a person goes on with what they read, have bought or have set aside. Give it level 1 where it is the page.',
    'Hand in client.study, and keep the object between renders.',
    'Keep the tab and the page in the address by place and onPlace, so that somebody comes back to where they were.',
    'Give getHref, so that the ways to what is listed are links; without it the host is asked to navigate.',
  ],
  avoid: [
    'For somebody else’s list: it shows that of who is signed in.',
    'For finding something new: onBrowse leads to where that is.',
  ],
  keys: [
    ['←, →, Home, End', 'Go from tab to tab.'],
    ['Enter', 'Goes on with what the row is about; on its small button, puts it back or undoes that.'],
  ],
  parts: {
    row: 'One thing with its cover, its words and the way into it; says that it is gone when it is.',
    types: 'All types or one, where there are several.',
    progress: 'How far it was studied.',
    next: 'What this person goes on with, as the largest thing.',
    days: 'The days in a row, the minutes of the week, and the weeks before as a heat map.',
  },
  limits: [
    'What is put back makes room on its page: those of the next page move up by one, as they come anew.',
  ],
};

/** Every state of the study center, as a picture. What it does is in Flows. */
const meta: Meta<Args> = {
  parameters: { usage, picture: { width: 1048, height: 1240 } },
  args: { tab: 'learning', state: {}, width: 1000 },
  argTypes: { state: { control: false } },
  render: ({ tab, state, width }, { globals }) => (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <StudyCenterPicture
        state={stateWith(tab, state)}
        locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'}
      />
    </div>
  ),
};
export default meta;

type Story = StoryObj<Args>;

const named = (name: string, tab: CenterTab, state: Partial<StudyCenterState> = {}): Story => ({
  name,
  args: { tab, state: { list: listOf(tab === 'history' ? 'learning' : tab), ...state } },
});

const reviewed = {
  ...nextFixture,
  lesson: nextFixture.lesson && {
    ...nextFixture.lesson,
    action: 'review' as const,
    position: 0,
    learned_count: 18,
  },
};

const phone = (story: Story): Story => ({
  ...story,
  args: { ...story.args, width: 320 },
  parameters: { picture: { width: 352, height: 920 } },
});

const failed = { status: 'failed', isOffline: false, isRetrying: false } as const;

export const Loading = named('loading', 'learning', { list: { status: 'loading' } });
export const Learning = named('what is being learnt', 'learning');
export const Subscribed = named('what was bought', 'subscribed');
export const Collected = named('what was set aside, bought and not', 'collected');
export const PutBack = named('one is put back', 'collected', { putBack: ['article 302'] });
const mixed = { list: mixedListOf('collected'), counts: { article: 2, course: 1, anthology: 1, paper: 1 } };

export const AllTypes: Story = {
  ...named('all types, one hidden and one gone', 'collected', mixed),
  parameters: { picture: { width: 1048, height: 900 } },
};
export const OfOneType = named('of one type, of which there is none', 'collected', {
  place: { tab: 'collected', type: 'course', page: 1 },
  list: listOf('collected', 0),
  counts: { article: 2 },
});
export const ManyPages: Story = {
  ...named('several pages, the second on its way', 'learning', {
    list: { ...listOf('learning', 48), isTurning: true },
  }),
  parameters: { picture: { width: 1048, height: 1560 } },
};
export const EmptyLearning = named('nothing is being learnt', 'learning', { list: listOf('learning', 0) });
export const EmptySubscribed = named('nothing was bought', 'subscribed', { list: listOf('subscribed', 0) });
export const EmptyCollected = named('nothing was set aside', 'collected', { list: listOf('collected', 0) });
export const History = named('CL-16 the history by day', 'history');
export const NothingYet = named('nothing was ever begun', 'learning', {
  list: listOf('learning', 0),
  today: { status: 'ready', next: nothingNext, days: noDays },
});
export const Review = named('CL-17 a course that is finished', 'learning', {
  today: { status: 'ready', next: reviewed, days: daysFixture },
});
export const TodayLoading = named('what is next is on its way', 'learning', { today: { status: 'loading' } });
export const TodayFailed = named('what is next did not come', 'learning', { today: failed });
const course = { courseId: 21, title: '怎样读一本难读的书' };
export const Lessons = named('how far each lesson was studied', 'learning', {
  open: { ...course, lessons: { status: 'ready', rows: lessonsFixture } },
});
export const LessonsFailed = named('the lessons did not come', 'learning', {
  open: { ...course, lessons: failed },
});
export const Failed = named('the rows did not come', 'learning', { list: failed });
export const Offline = named('no network', 'learning', { list: { ...failed, isOffline: true } });
export const Retrying = named('asked for once more', 'learning', { list: { ...failed, isRetrying: true } });
export const English: Story = {
  ...named('in English', 'collected', { putBack: ['article 302'] }),
  globals: { locale: 'en' },
};

export const Narrow = phone(named('T9 in a column of 320 px', 'collected', { putBack: ['article 302'] }));
export const NarrowAllTypes = phone(named('T9 all types in 320 px', 'collected', mixed));
export const NarrowLearning = phone(named('T9 what is being read in 320 px', 'learning'));
export const NarrowLoading = phone(
  named('T9 loading in 320 px', 'learning', { list: { status: 'loading' } }),
);
