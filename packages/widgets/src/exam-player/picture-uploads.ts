import { answerPictureLimits, isApiError } from '@shuyuan/api-client';
import type { createRunning } from './exam-running.ts';
import { isRunning, type ExamContext } from './exam-state.ts';

const pictureTypes: readonly string[] = answerPictureLimits.types;

/** A picture of an answer that the server does not have. */
export interface WaitingPicture {
  id: string;
  /** Of the answer. */
  key: string;
  name: string;
  file: Blob;
  /** Why it did not arrive; empty while it is on its way. */
  problem: string;
}

/**
 * Brings pictures of written answers to the server. A picture is larger than what a device keeps for sure, so one that does not
 * arrive stays in this page with the reason, to be sent again, and is never counted as kept.
 */
export function createPictureUploads(
  { host, strings, getProps, get, set, announce, lifetime }: ExamContext,
  running: ReturnType<typeof createRunning>,
) {
  const imagesOf = (key: string) => get().answers[key]?.images ?? [];
  const waitingOf = (key: string) => get().pictures.filter((one) => one.key === key);
  const isOpen = () => isRunning(get()) && !get().isEnding && !get().isElsewhere;
  const drop = (id: string) => set({ pictures: get().pictures.filter((one) => one.id !== id) });
  const tell = (id: string, problem: string) =>
    set({ pictures: get().pictures.map((one) => (one.id === id ? { ...one, problem } : one)) });

  function problemOf(error: unknown): string {
    if (!isApiError(error)) throw error;
    if (error.kind === 'business') return error.message;
    return error.kind === 'network' ? strings.pictureOffline : strings.pictureNotSent;
  }

  async function send({ id, key, file }: WaitingPicture) {
    const signal = lifetime.signal();
    const { picture } = getProps().exams;
    if (!picture) return;
    try {
      const { url } = await picture(file, { signal });
      // Taken back meanwhile, or the time is over.
      if (!get().pictures.some((one) => one.id === id)) return;
      drop(id);
      if (isOpen()) running.current()?.keeper.change(key, { images: [...imagesOf(key), url] });
    } catch (error) {
      if (!signal.aborted) tell(id, problemOf(error));
    }
  }

  /** Why a file cannot be a picture of an answer; empty if it can. */
  function refusalOf({ type, size }: File): string {
    if (!pictureTypes.includes(type)) return strings.pictureOfOtherType;
    return size > answerPictureLimits.bytes ? strings.pictureTooLarge : '';
  }

  return {
    /** Adds pictures to an answer, as many as it still takes. */
    addPictures: (key: string, files: readonly File[]) => {
      if (!isOpen()) return;
      const room = answerPictureLimits.count - imagesOf(key).length - waitingOf(key).length;
      const added = files.slice(0, Math.max(0, room)).map((file) => ({
        id: host.createId(),
        key,
        name: file.name,
        file,
        problem: refusalOf(file),
      }));
      set({ pictures: [...get().pictures, ...added] });
      if (added.length < files.length) announce(strings.picturesFull(answerPictureLimits.count));
      for (const one of added) if (one.problem === '') void send(one);
    },
    /** Sends a picture again that did not arrive. */
    retryPicture: (id: string) => {
      const found = get().pictures.find((one) => one.id === id);
      if (!found || found.problem === '' || !isOpen()) return;
      tell(id, '');
      void send(found);
    },
    /** Gives up a picture that has not arrived. */
    dropPicture: drop,
    /** Takes a picture out of an answer. */
    removePicture: (key: string, address: string) => {
      if (!isOpen()) return;
      running.current()?.keeper.change(key, { images: imagesOf(key).filter((one) => one !== address) });
    },
  };
}
