import type { AttemptQuestion } from '@shuyuan/api-client';
import type { WidgetHost } from '../host/widget-host.ts';
import { answerContent } from '../questions/answer-content.ts';
import { fieldsOf, isAnswered, type AnswerContent } from '../questions/answers.ts';

/** An answer with what is known of where it is kept. */
export interface KeptAnswer {
  content: AnswerContent;
  /** Addresses of its pictures. */
  images: readonly string[];
  /** Rises with every change. */
  seq: number;
  /** The change that the server has; below `seq` while one is on its way. */
  sent: number;
  /** Present if the server has refused the latest change: its words, '' if it gave none for people. The next change is sent again. */
  refusal?: string;
}

export type KeptAnswers = Readonly<Record<string, KeptAnswer>>;

/** What a change of an answer gives: a text, pictures, or both. */
export type AnswerEdit = Partial<Pick<KeptAnswer, 'content' | 'images'>>;

/** Whether the server has refused the latest change of an answer. */
export const isKeptRefused = (kept: KeptAnswer | undefined): boolean => kept?.refusal !== undefined;

/** Whether something stands in an answer; a picture is something. */
export const isKeptAnswered = (kept: Pick<KeptAnswer, 'content' | 'images'> | undefined): boolean =>
  kept !== undefined && (isAnswered(kept.content) || kept.images.length > 0);

interface AnswerStoreOptions {
  host: Pick<WidgetHost, 'storage' | 'createId'>;
  root: string;
  onChange: (answers: KeptAnswers) => void;
  onDevice: (isKeeping: boolean) => void;
  /** Another page goes on: where it was ahead, what it has put down stays. */
  isYielding: () => boolean;
}

/** The answers of an attempt as the device has them, and which of them the server lacks. */
export function createAnswerStore({ host, root, onChange, onDevice, isYielding }: AnswerStoreOptions) {
  const { storage } = host;
  /** Each page has a place of its own for each answer, so that none writes over another's later change. */
  const own = host.createId();
  /** Keys of what the server does not have, the oldest change first. */
  const queue: string[] = [];
  let answers: KeptAnswers = {};

  function dequeue(key: string) {
    const place = queue.indexOf(key);
    if (place !== -1) queue.splice(place, 1);
  }

  function put(key: string, answer: KeptAnswer) {
    answers = { ...answers, [key]: answer };
    onChange(answers);
    storage.set(`${root}${key}/${own}`, answer).then(
      () => onDevice(true),
      () => onDevice(false),
    );
  }

  return {
    queue,
    next() {
      const [key] = queue;
      const answer = key === undefined ? undefined : answers[key];
      return key === undefined || !answer ? null : { key, answer };
    },
    change(key: string, edit: AnswerEdit) {
      const { seq = 0, sent = 0, content = '', images = [] } = answers[key] ?? {};
      dequeue(key);
      queue.push(key);
      put(key, { content, images, ...edit, seq: seq + 1, sent });
    },
    /** What the server said of a change that was sent. */
    settle(key: string, given: KeptAnswer, { is_saved: isSaved, seq }: { is_saved: boolean; seq: number }) {
      const now = answers[key];
      if (!now) return;
      // Else another page was ahead by number, and this is what the person has put down here since.
      const next =
        isSaved || isYielding()
          ? { ...now, sent: Math.max(now.sent, given.seq) }
          : { ...now, seq: Math.max(now.seq, seq) + 1 };
      if (next.sent === next.seq) dequeue(key);
      put(key, next);
    },
    /** Takes a refused change out of the queue, so that the others are sent; the words stay here. A later change stays queued. */
    refuse(key: string, given: KeptAnswer, refusal: string) {
      const now = answers[key];
      if (now?.seq !== given.seq) return;
      dequeue(key);
      put(key, { ...now, refusal });
    },
    /** Sends the other answers first. */
    postpone(key: string) {
      if (!queue.includes(key)) return;
      dequeue(key);
      queue.push(key);
    },
    async open(questions: readonly AttemptQuestion[]) {
      const pairs = await storage.entries(root).catch(() => []);
      const kept = new Map<string, KeptAnswer>();
      for (const [place, value] of pairs) {
        // Of an older version a place is the key alone.
        const [key = ''] = place.slice(root.length).split('/');
        const answer = readKept(value);
        if (answer && answer.seq > (kept.get(key)?.seq ?? 0)) kept.set(key, answer);
      }
      const opened = questions
        .flatMap(fieldsOf)
        .flatMap(({ key, reply: { answer_content: content, thumbs_rows: images, seq } }) => {
          const own = kept.get(key);
          if (own && own.seq > seq)
            return [[key, { ...own, images: readable(own.images, images), sent: seq }] as const];
          return content === null ? [] : [[key, { content, images, seq, sent: seq }] as const];
        });
      answers = Object.fromEntries(opened);
      queue.splice(0, queue.length, ...opened.flatMap(([key, { seq, sent }]) => (sent < seq ? [key] : [])));
      onChange(answers);
    },
  };
}

export type AnswerStore = ReturnType<typeof createAnswerStore>;

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const pathOf = (address: string) => address.split('?', 1)[0];

/** Addresses that were kept may have run out: those that the server gives now take their place. */
const readable = (kept: readonly string[], given: readonly string[]) =>
  kept.map((address) => given.find((one) => pathOf(one) === pathOf(address)) ?? address);

/** Null for what another version has left there. */
function readKept(value: unknown): KeptAnswer | null {
  const { content, images, seq, sent } = (value ?? {}) as Record<string, unknown>;
  const read = answerContent(content);
  return read !== null && isCount(seq) && isCount(sent)
    ? { content: read, images: textsOf(images), seq, sent }
    : null;
}
