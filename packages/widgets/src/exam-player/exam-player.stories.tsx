import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PaperPlay } from '@shuyuan/api-client';
import type { Usage } from '../../../../.storybook/usage.ts';
import { stillContext } from '../testing/still-context.fixtures.ts';
import { createExamBackend } from './exam-backend.fixtures.ts';
import { ExamPlayerProvider } from './exam-player.context.ts';
import { finishedPlay, runningPlay } from './exam-player.fixtures.ts';
import { firstState, type ExamPlayerState } from './exam-state.ts';
import { examPlayerStrings } from './exam-player.strings.ts';
import { ExamPlayerView } from './exam-player.view.tsx';

interface Args {
  state: Partial<ExamPlayerState>;
}

const usage: Usage = {
  use: [
    'For the page on which an exam is sat, and on which its result is read. Give it level 1 where it is the page.',
    'Give it collection and hrefs, so that a result can be learned from: questions to collect, chapters to practise, lessons to watch again.',
    'Begin the attempt by exams.start before, and lead here with the paper’s id.',
    'Leave it room: the answer sheet stands beside the question from 52 rem on, and below it in narrower places.',
  ],
  avoid: ['For questions without an attempt: what is answered here is kept for one.'],
  keys: [
    ['A to J', 'Chooses an option of the question that has the focus within it.'],
    [
      '←, →',
      'Go to the question before and after; on the answer sheet all arrows, Home and End go from cell to cell.',
    ],
    ['F', 'Marks the question to come back to.'],
  ],
  limits: [
    'A picture in the answer to an essay is not kept on the device: without a network it is refused with the reason, and sent again by hand.',
  ],
};

const backend = createExamBackend({ now: () => Date.UTC(2026, 2, 2, 2) });
const hrefs = {
  practice: (id: number) => `#practice-${id}`,
  lesson: () => '#lesson',
  attempt: (id: number) => `#attempt-${id}`,
  doubt: (id: number) => `#doubt-${id}`,
};
const props = { exams: backend.exams, paperId: 7, hrefs, onLeave() {} };

/** Every state of an attempt, as a picture. */
const meta: Meta<Args> = {
  parameters: { usage, picture: { width: 1248, height: 760 } },
  argTypes: { state: { control: false } },
  render: ({ state }, { globals, parameters }) => {
    const locale = globals['locale'] === 'en' ? 'en' : 'zh-CN';
    return (
      <ExamPlayerProvider
        value={stillContext({
          state: { ...firstState, ...state },
          strings: examPlayerStrings[locale],
          locale,
          props: parameters['isWatched'] ? { ...props, onIntegrityEvent() {} } : props,
        })}
      >
        <ExamPlayerView />
      </ExamPlayerProvider>
    );
  },
};
export default meta;

type Story = StoryObj<Args>;

const ready = (play: PaperPlay) => ({ attempt: { status: 'ready', ...play } }) as const;
const saved = (content: string | number | string[], seq = 1) => ({ content, images: [], seq, sent: 1 });

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120"><rect width="120" height="120" fill="#fbfaf7"/><path d="M20 100V20l80 80z" fill="none" stroke="#1c1b19" stroke-width="2"/></svg>',
)}`;

/** A second of silence, eight thousand samples of one byte. */
const silentSound = `data:audio/wav;base64,UklGRmQfAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YUAfAAC${'AgIC'.repeat(2667)}A`;

const answers = {
  '91': saved('option2'),
  '92': saved('option1,option3'),
  '93': saved(['光合作用', '']),
  '94': saved('昨天傍晚我在阳台上给两盆薄荷换了土。土是前一天从楼下花坛里要来的，带着一点雨味。', 3),
  '95': saved(0),
  '96-cap-0': saved('option1'),
};

const running = (current: number, state: Partial<ExamPlayerState> = {}): Story => ({
  args: { state: { ...ready(runningPlay()), left: 2306, current, answers, marked: [92], ...state } },
});
const over = (current: number, play = finishedPlay()): Story => ({
  args: { state: { ...ready(play), current, collected: { 92: true } } },
  parameters: { picture: { width: 1248, height: 1200 } },
});

export const Single = running(0);
export const Multiple = running(1);
export const Blanks = running(2);
export const Essay = running(3);
export const Judge = running(4);
export const Group = running(5);

const withSound = (play: PaperPlay): PaperPlay => ({
  ...play,
  questions: play.questions.map((asked) => ({
    ...asked,
    question: { ...asked.question, sound: silentSound },
  })),
});

const written = (state: Partial<ExamPlayerState>): Story =>
  running(3, {
    answers: { ...answers, '94': { ...saved('见我画的图。'), images: [drawing] } },
    ...state,
  });

/** The server has refused the latest change of this answer. */
export const RefusedAnswer = running(3, {
  answers: { ...answers, '94': { ...saved('昨天傍晚……', 4), sent: 3, refusal: '请求参数不正确' } },
});

/** A picture has arrived, one is on its way, one found no network. */
export const EssayWithPictures = written({
  pictures: [
    { id: 'a', key: '94', name: '第二页.jpg', file: new Blob(), problem: '' },
    {
      id: 'b',
      key: '94',
      name: '第三页.jpg',
      file: new Blob(),
      problem: examPlayerStrings['zh-CN'].pictureOffline,
    },
  ],
});

export const Ordering = running(6);

/** A recording of the stem, to be played. */
export const WithSound: Story = {
  args: {
    state: {
      ...ready(withSound(runningPlay())),
      left: 2306,
      current: 0,
    },
  },
};

/** Two options are ruled out, a passage is marked, and the scratch pad is open. */
export const WithTools = running(0, {
  openAids: ['striking', 'pad'],
  aids: {
    struck: { '91': ['option1', 'option4'] },
    passages: { '91': [{ stem: 0, start: 2, end: 9 }] },
    notes: '先排除两个，再比较剩下的。',
  },
});

export const WithRuler = running(3, { openAids: ['ruler'] });

/** The page wants to know of leaving and pasting, and the person is told. */
export const Watched: Story = { ...running(0), parameters: { isWatched: true } };

/** The clock was set while nobody is reached. */
export const ClockUnsure = running(0, { isClockUnsure: true, isArriving: false });

/** Nothing is kept anywhere: the answers can be taken out as a file. */
export const NothingKept = running(3, { isArriving: false, isDeviceKeeping: false });

/** Nothing arrives; what was answered waits on the device. */
export const Offline = running(3, { isArriving: false });

export const LastMinute = running(0, { left: 42, isDeviceKeeping: false });

export const GoesOnElsewhere = running(0, { isElsewhere: true });

export const AskedToSubmit = running(0, { question: 'submit' });

export const NotSubmitted = running(0, {
  question: 'submit',
  error: examPlayerStrings['zh-CN'].notSubmitted,
});

export const TimeIsOver = running(0, { left: 0, isEnding: true });

export const OnAPhone: Story = { ...running(0), parameters: { picture: { width: 390, height: 1100 } } };

export const ResultSingle = over(0);

/** The paper was sat three times. */
export const ResultWithHistory: Story = {
  args: {
    state: {
      ...ready(finishedPlay()),
      current: 0,
      collected: {},
      history: [0, 1, 2].map((place) => ({
        ...finishedPlay().user_paper,
        id: finishedPlay().user_paper.id - place,
        score: place === 1 ? null : 12 - place * 3,
      })),
    },
  },
  parameters: { picture: { width: 1248, height: 1400 } },
};
export const ResultMultiple = over(1);
export const ResultBlanks = over(2);
export const ResultEssay = over(3);
export const ResultJudge = over(4);
export const ResultGroup = over(5);
export const ResultOrdering = over(6);

const withPicture = finishedPlay();
export const ResultEssayWithPicture = over(3, {
  ...withPicture,
  questions: withPicture.questions.map((asked) =>
    asked.question.type === 4 ? { ...asked, thumbs_rows: [drawing] } : asked,
  ),
});

/** Of an attempt that ended before receipts were written. */
export const ResultWithoutReceipt = over(0, { ...finishedPlay(), receipt: null });

export const Waiting = over(3, finishedPlay({ status: 3, score: null }));

export const CameTooLate: Story = {
  ...over(0),
  args: { state: { ...ready(finishedPlay({ score: 12 })), late: 2 } },
};

/** Another device handed it in while two answers were on their way. */
export const SubmittedElsewhere: Story = {
  ...over(0),
  args: { state: { ...ready(finishedPlay({ score: 12 })), late: 2, isSubmittedElsewhere: true } },
};

export const Loading: Story = { args: { state: {} } };

export const Failed: Story = {
  args: { state: { attempt: { status: 'failed', isOffline: false, isRetrying: false } } },
};

export const Missing: Story = { args: { state: { attempt: { status: 'missing' } } } };
