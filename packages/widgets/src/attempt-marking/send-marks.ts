import { isApiError } from '@shuyuan/api-client';
import type { EssayMark, MarkedAttempt } from '@shuyuan/api-client/manage';
import { failureText } from '../async/failure-text.ts';
import { isRefused } from '../async/refusals.ts';
import { fieldsOf, withPoints } from './essays.ts';
import { withMarks, type MarkingContext, type TypedPoints } from './marking-state.ts';

const isConflict = (error: unknown) => isApiError(error) && error.code === 409;

/** Marks that a refusal names as outside the contract; none where it is about all of them. */
function refusedMarks(error: unknown, marks: readonly EssayMark[]): readonly EssayMark[] {
  if (!isApiError(error) || error.code !== 400) return [];
  const { issues } = (error.data ?? {}) as { issues?: readonly { field?: unknown }[] };
  const places = (Array.isArray(issues) ? issues : []).map(({ field }) =>
    Number(/^body\.marks\.(\d+)\b/.exec(String(field))?.[1] ?? -1),
  );
  return marks.filter((_, place) => places.includes(place));
}

/** Places of the questions of some essays, from 1. */
const placesOf = ({ questions }: MarkedAttempt, keys: readonly string[]) =>
  questions.flatMap((asked, place) =>
    fieldsOf(asked).some(({ key }) => keys.includes(key)) ? [place + 1] : [],
  );

/**
 * Sends marks. Resolves to the attempt with them, or to null if some were not taken, which the state then says. A mark that the
 * server refuses by itself is kept in its field, and the others are saved without it.
 */
export function createSender(context: MarkingContext, keep: (points: TypedPoints) => void) {
  const { host, strings, getProps, get, set, announce, lifetime } = context;
  /** The same marks after a lost answer are the same call. */
  let sent = { marks: '', key: '' };

  return async function send(marked: MarkedAttempt, marks: EssayMark[]): Promise<MarkedAttempt | null> {
    const signal = lifetime.signal();
    const { marking, attemptId } = getProps();
    const text = JSON.stringify(marks);
    if (sent.marks !== text) sent = { marks: text, key: host.createId() };
    set({ step: 'saving', failure: '', missing: [], replaced: 0 });
    try {
      const outcome = await marking.mark(attemptId, marks, { idempotencyKey: sent.key });
      const given = new Map(marks.map(({ question_id: id, score }) => [String(id), score]));
      const rest = Object.entries(get().points).filter(([key]) => outcome.status === 3 && !given.has(key));
      const points = Object.fromEntries(rest);
      keep(points);
      if (signal.aborted) return null;
      const next = marked.is_double
        ? // Whether two agree, and what the other one gave, only the server says.
          await marking.find(attemptId, { signal })
        : {
            ...withPoints(marked, given),
            status: outcome.status,
            score: outcome.score,
            marks: withMarks(marked, marks, { id: host.session.current()?.id ?? 0, nick_name: '' }),
          };
      if (signal.aborted) return null;
      set({ step: 'marking', points, attempt: { status: 'ready', marked: next } });
      announce(
        outcome.score === null ? strings.savedSome(outcome.waiting_count) : strings.done(outcome.score),
      );
      return next;
    } catch (error) {
      if (isRefused(error)) sent = { marks: '', key: '' };
      if (signal.aborted) return null;
      const failure = failureText(error, strings.notSaved);
      const refused = refusedMarks(error, marks);
      const others = marks.filter((mark) => !refused.includes(mark));
      if (refused.length > 0 && others.length > 0) await send(marked, others);
      if (signal.aborted || get().failure !== '') return null;
      const ids = refused.map(({ question_id: id }) => String(id));
      set({
        step: 'marking',
        isOvertaken: isConflict(error),
        failure: refused.length > 0 ? strings.refusedMarks(placesOf(marked, ids), failure) : failure,
        focus: { on: ids[0] ?? 'failure' },
      });
      return null;
    }
  };
}
