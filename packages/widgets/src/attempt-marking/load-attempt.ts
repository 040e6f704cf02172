import { isApiError } from '@shuyuan/api-client';
import type { MarkedAttempt } from '@shuyuan/api-client/manage';
import { createKeptDraft } from '../async/kept-draft.ts';
import { createLoad } from '../async/load.ts';
import { isMissing } from '../async/refusals.ts';
import {
  readPoints,
  settled,
  type AttemptMarkingState,
  type MarkingContext,
  type TypedPoints,
} from './marking-state.ts';

const isForbidden = (error: unknown) => isApiError(error) && error.code === 403;

/** Brings the attempt, and what was typed to it and is kept on the device. */
export function createAttemptLoading(context: MarkingContext) {
  const { host, strings, getProps, get, set, announce, lifetime } = context;
  const { attemptId } = getProps();
  const markerId = host.session.current()?.id;
  const draft = createKeptDraft(host.storage, `marking/${markerId ?? 0}/${attemptId}`, readPoints);

  function keep(points: TypedPoints) {
    if (Object.keys(points).length > 0) draft.keep(points);
    else draft.forget();
  }

  /** Shows what came, which takes the place of a button that may have been pressed for it. */
  function show(attempt: AttemptMarkingState['attempt']) {
    set({ attempt, ...(get().attempt.status !== 'loading' && { focus: { on: 'attempt' } }) });
  }

  /** Lets go of what was typed over another number than the server has now, and says so. */
  function settle() {
    const { attempt, points } = get();
    if (attempt.status !== 'ready') return;
    const { rest, replaced } = settled(attempt.marked, points, markerId);
    set({ points: rest, replaced });
    // What is kept on the device may not have been read yet.
    if (Object.keys(rest).length < Object.keys(points).length) keep(rest);
    if (replaced > 0) announce(strings.replaced(replaced));
  }

  const loading = createLoad<MarkedAttempt>({
    ask: (options) => getProps().marking.find(attemptId, options),
    network: host.network,
    get: () => get().attempt,
    set: show,
    onResult(marked) {
      show({ status: 'ready', marked });
      set({ isOvertaken: false, failure: '', missing: [] });
      settle();
    },
    onError(error) {
      if (isMissing(error)) show({ status: 'missing' });
      else if (isForbidden(error)) show({ status: 'refused' });
      else return false;
      return true;
    },
  });

  async function restore() {
    const signal = lifetime.signal();
    const kept = await draft.find();
    // What was typed meanwhile counts.
    if (!kept || signal.aborted) return;
    set({ points: { ...kept, ...get().points } });
    settle();
  }

  return { loading, restore, keep };
}
