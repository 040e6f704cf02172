import type { AttemptQuestion, PaperPlay, Question } from '@shuyuan/api-client';

const options = ['先把句子读完', '找到谁做了什么', '再看修饰的词', '最后换一种说法'].map(
  (content, place) => ({
    key: `option${place + 1}`,
    content,
  }),
);

const kinds: Question[] = [
  { type: 1, level: 1, score: 5, content: '<p>读一个长句，第一步做什么？</p>', options },
  { type: 2, level: 2, score: 6, content: '<p>下面哪些做法有助于读懂长句？</p>', options },
  { type: 5, level: 1, score: 3, content: '<p>长句一定比短句难懂。</p>' },
  {
    type: 3,
    level: 2,
    score: 3,
    content: '<p>句子的主干是＿＿。</p>',
    input_length: 1,
    inputs: [{ score: 3 }],
  },
];

const nothing = { answer_content: null, thumbs_rows: [], seq: 0, score: null, is_correct: null };

/** A running attempt of an hour at `count` questions of four types, always the same. */
export function playOf(count: number): PaperPlay {
  const questions: AttemptQuestion[] = Array.from({ length: count }, (_, place) => ({
    ...nothing,
    id: place + 1,
    question_id: place + 1,
    question: kinds[place % kinds.length] ?? kinds[0]!,
    answer_contents_rows: [],
  }));
  const now = new Date();
  return {
    paper: { id: 1, title: '读懂长句', score: count * 4, pass_score: count * 2, expired_minutes: 60 },
    user_paper: {
      id: 1,
      status: 1,
      score: null,
      created_at: now.toISOString(),
      ended_at: new Date(now.getTime() + 3_600_000).toISOString(),
      submit_at: null,
      used_seconds: null,
    },
    now: now.toISOString(),
    questions,
    receipt: null,
    chapters: [],
  };
}

/** What a page under measurement offers to the measuring side. */
export interface ExamBench {
  /** Draws `count` questions; settles when the answer sheet is painted. */
  show: (count: number) => Promise<void>;
}

/** Settles after the next frame has been painted. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** The cells of the sheet are buttons in a field set named by its heading; `shown` is another sign of being there. */
export function offerExam(draw: (root: HTMLElement, count: number) => void, shown?: string) {
  const bench: ExamBench = {
    async show(count) {
      const root = document.getElementById('root');
      if (!root) throw new Error('No #root');
      draw(root, count);
      const [sign, least] = shown ? [shown, 1] : ['[data-part="sheet"] fieldset button', count];
      while (document.querySelectorAll(sign).length < least) await painted();
    },
  };
  Object.assign(window, { bench });
}
