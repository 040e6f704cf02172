import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WidgetHost } from '../host/widget-host.ts';
import { recorderLimits } from './recorder-limits.ts';
import type { MediaProblem } from './recorder-media.ts';
import { canMove, type RecorderStep, type StepKind } from './recorder-step.ts';
import type { ScreenRecorderState, SetupState } from './screen-recorder.state.ts';

export type StepOf<Kind extends StepKind> = Extract<RecorderStep, { kind: Kind }>;

export interface RecorderContext {
  store: StoreApi<ScreenRecorderState>;
  get: () => ScreenRecorderState;
  set: (part: Partial<ScreenRecorderState>) => void;
  /** The step, when it is one of these; null otherwise. */
  at: <Kind extends StepKind>(...kinds: readonly Kind[]) => StepOf<Kind> | null;
  /** False when the step cannot go there now: then nothing has happened. */
  move: (to: RecorderStep) => boolean;
  /** Changes fields of the step that is shown. */
  patch: (part: object) => void;
  patchSetup: (part: Partial<SetupState>) => void;
  /** Announces a text once, by a live region. */
  announce: (text: string) => void;
  /** Closes whatever is shown, legal or not: the page takes the recorder away. */
  reset: () => void;
}

export interface RecorderContextDeps {
  host: Pick<WidgetHost, 'session'>;
  /** Asks the server for anything. Left out: nobody asks. */
  isServerReachable?: (() => Promise<boolean>) | undefined;
}

/** What is shown, and the only way in which it changes from step to step. */
export function createRecorderContext(deps: RecorderContextDeps): RecorderContext {
  const store = createStore<ScreenRecorderState>(() => initialState(deps));
  const { getState: get, setState: set } = store;

  return {
    store,
    get,
    set,
    at: <Kind extends StepKind>(...kinds: readonly Kind[]) => {
      const { step } = get();
      return (kinds as readonly StepKind[]).includes(step.kind) ? (step as StepOf<Kind>) : null;
    },
    move(to) {
      if (!canMove(get().step.kind, to.kind)) return false;
      set({ step: to });
      return true;
    },
    patch: (part) => set({ step: { ...get().step, ...part } as RecorderStep }),
    patchSetup: (part) => set({ setup: { ...get().setup, ...part } }),
    announce: (text) => set({ announcement: { text } }),
    reset: () => set(initialState(deps)),
  };
}

const initialState = ({ host, isServerReachable }: RecorderContextDeps): ScreenRecorderState => ({
  step: { kind: 'closed' },
  setup: {
    microphone: { status: 'opening' },
    list: { permission: 'prompt', devices: [] },
    isSilent: false,
    isHeard: false,
    isSignedIn: host.session.current() !== null,
    countdown: recorderLimits.countdown.standard,
    examination: null,
    ...(isServerReachable && { isServerReached: null }),
    recoverable: [],
  },
  earlier: [],
  library: { records: { status: 'loading' }, total: 0, categories: { status: 'loading' } },
  question: null,
  isSmall: false,
  summons: 0,
  isFloating: false,
  floatingBody: null,
  tab: 'manage',
  isTitleMissing: false,
  isSharing: false,
  announcement: null,
});

/** Also true for a problem that another copy of this package on the page has thrown. */
export const isMediaProblem = (error: unknown): error is MediaProblem =>
  error instanceof Error && error.name === 'MediaProblem' && 'kind' in error;

/** The problem, and rethrows whatever is none. */
export function problemOf(error: unknown): MediaProblem['kind'] {
  if (!isMediaProblem(error)) throw error;
  return error.kind;
}
