import { isApiError, type ApiError } from '@shuyuan/api-client';

export interface OptimisticToggleOptions {
  /** What is shown: what the person wants. */
  isOn: () => boolean;
  show: (isOn: boolean) => void;
  send: (isOn: boolean) => Promise<unknown>;
  /** The server has it. */
  onResult?: (isOn: boolean) => void;
  /** The server refused, or did not answer: it is shown as the server last had it. */
  onError: (error: ApiError, wanted: boolean) => void;
}

export type OptimisticToggle = ReturnType<typeof createOptimisticToggle>;

/** A toggle that is shown at once, while the server is sent one call at a time until it has what was wanted last. */
export function createOptimisticToggle({ isOn, show, send, onResult, onError }: OptimisticToggleOptions) {
  /** What the server has, unless its last answer was lost. */
  let saved = isOn();
  let isSending = false;

  /** Resolves to false when the server may have done it or not, and something else is wanted by now. */
  async function sendOnce(wanted: boolean): Promise<boolean> {
    try {
      await send(wanted);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (isOn() !== wanted) return false;
      show(saved);
      onError(error, wanted);
      return true;
    }
    saved = wanted;
    onResult?.(wanted);
    return true;
  }

  async function save() {
    if (isSending) return;
    isSending = true;
    try {
      let isCertain = true;
      while (!isCertain || isOn() !== saved) isCertain = await sendOnce(isOn());
    } finally {
      isSending = false;
    }
  }

  function set(isWanted: boolean) {
    show(isWanted);
    void save();
  }

  return {
    isSending: () => isSending,
    set,
    toggle: () => set(!isOn()),
    /** Shows what the server has told anew. Nothing is sent. */
    reset(isSaved: boolean) {
      saved = isSaved;
      show(isSaved);
    },
  };
}
