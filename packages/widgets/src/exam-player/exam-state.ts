import type { AttemptQuestion, PaperAttempt, PaperPlay } from '@shuyuan/api-client';
import type { NotReady } from '../async/load.ts';
import { noAnnouncement, type Announcement } from '../widget/announcement.ts';
import type { StoreContext } from '../widget/store-context.ts';
import type { KeptAnswers } from './answer-keeper.ts';
import { isKeptAnswered, isKeptRefused } from './answer-store.ts';
import { noAids, type AidName, type ExamAids } from './aids/kept-aids.ts';
import type { WaitingPicture } from './picture-uploads.ts';
import { fieldsOf } from '../questions/answers.ts';
import type { ExamPlayerProps } from './exam-player.tsx';
import type { ExamPlayerStrings } from './exam-player.strings.ts';

/** The attempt as the server has it. */
export interface ReadyAttempt extends PaperPlay {
  status: 'ready';
}

/** What the person is asked before something happens that cannot be taken back. */
export type ExamQuestion = 'submit' | 'leave';

export interface ExamPlayerState {
  attempt: NotReady | ReadyAttempt | { status: 'missing' };
  /** Place of the question that is shown, from 0. */
  current: number;
  answers: KeptAnswers;
  /** Pictures of answers that the server does not have. */
  pictures: readonly WaitingPicture[];
  /** Ids of questions to come back to. */
  marked: readonly number[];
  aids: ExamAids;
  openAids: readonly AidName[];
  /** Whole seconds; 0 when the time is over. */
  left: number;
  /** The device has slept or its clock was set, and the server, which knows the time, is not reached. */
  isClockUnsure: boolean;
  isTimerHidden: boolean;
  /** Taking no more answers: what waits is sent, then the attempt is submitted. */
  isEnding: boolean;
  /** The device keeps what is written. */
  isDeviceKeeping: boolean;
  /** The last answer that was sent has arrived. */
  isArriving: boolean;
  /** Another page of this device goes on with the attempt. */
  isElsewhere: boolean;
  question: ExamQuestion | null;
  /** Why the attempt could not be submitted; empty otherwise. */
  error: string;
  /** How many answers came too late for the server. */
  late: number;
  /** Whether another page or device has handed the attempt in while this one went on. */
  isSubmittedElsewhere: boolean;
  /** Of an attempt that is over, by the number of the question in the bank; null while it is not known, or not offered. */
  collected: Readonly<Record<number, boolean>> | null;
  /** Attempts at the paper, the latest first; empty while this one runs. */
  history: readonly PaperAttempt[];
  focus: { on: 'question' | 'outcome' } | null;
  announcement: Announcement;
}

/** What the rules of the player share. */
export type ExamContext = StoreContext<ExamPlayerProps, ExamPlayerStrings, ExamPlayerState>;

export const firstState: ExamPlayerState = {
  attempt: { status: 'loading' },
  current: 0,
  answers: {},
  pictures: [],
  marked: [],
  aids: noAids,
  openAids: [],
  left: 0,
  isClockUnsure: false,
  isTimerHidden: false,
  isEnding: false,
  isDeviceKeeping: true,
  isArriving: true,
  isElsewhere: false,
  question: null,
  error: '',
  late: 0,
  isSubmittedElsewhere: false,
  collected: null,
  history: [],
  focus: null,
  announcement: noAnnouncement,
};

export const isRunning = ({ attempt }: Pick<ExamPlayerState, 'attempt'>) =>
  attempt.status === 'ready' && attempt.user_paper.status === 1;

export const questionsOf = ({ attempt }: Pick<ExamPlayerState, 'attempt'>): readonly AttemptQuestion[] =>
  attempt.status === 'ready' ? attempt.questions : [];

/** Asked for each cell of the answer sheet with every change of an answer; a question stays the same object meanwhile. */
const keysByQuestion = new WeakMap<AttemptQuestion, readonly string[]>();

function keysOf(question: AttemptQuestion): readonly string[] {
  const known = keysByQuestion.get(question);
  if (known) return known;
  const keys = fieldsOf(question).map(({ key }) => key);
  keysByQuestion.set(question, keys);
  return keys;
}

/** Whether nothing of a question is left to be answered. */
export const isDone = (question: AttemptQuestion, answers: KeptAnswers) =>
  keysOf(question).every((key) => isKeptAnswered(answers[key]));

/** Whether the server has refused something that was answered here. */
export const isRefused = (question: AttemptQuestion, answers: KeptAnswers) =>
  keysOf(question).some((key) => isKeptRefused(answers[key]));

/** Whether the server lacks something that was answered here. */
export const isUnsent = (question: AttemptQuestion, answers: KeptAnswers) =>
  keysOf(question).some((key) => {
    const kept = answers[key];
    return kept !== undefined && kept.sent < kept.seq;
  });
