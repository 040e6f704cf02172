import {
  MediaProblem,
  type Microphone,
  type RecordInput,
  type RecorderMedia,
  type ScreenCapture,
} from '../recorder-media.ts';
import { createFinisher, type Finisher } from './finish/finish-file.browser.ts';
import { createLiveRecording } from './live-recording.browser.ts';
import { recorderOf } from './recorder-of.browser.ts';
import { createSoundMix } from './sound-mix.browser.ts';
import { recoverableOf } from './spool/recording-facts.ts';
import { createSpool } from './spool/spool.browser.ts';
import { keepAwake } from './wake-lock.browser.ts';

type Recordings = Pick<RecorderMedia, 'record' | 'recoverable' | 'recover' | 'letGo' | 'discard'>;

/** Makes recordings, and keeps and finds them under `storageName`. `streamOf` knows what this page has opened. */
export function createRecordings(
  storageName: string,
  streamOf: (opened: Microphone | ScreenCapture) => MediaStream | undefined,
): Recordings {
  const spool = createSpool(storageName);
  /** How to end those of this page that run. */
  const running = new Map<string, () => Promise<void>>();

  async function factsOf(id: string) {
    const facts = await spool.facts(id);
    if (!facts) throw new MediaProblem('unreadable');
    return facts;
  }

  /** `seconds` as far as the page knows it. On failure the recording stays, and any page may offer it. */
  async function finish(finisher: Finisher, id: string, seconds?: number) {
    try {
      const facts = await factsOf(id);
      const { folder, finished } = spool.files;
      const made = await finisher.finish({
        raw: await spool.read(facts),
        mimeType: facts.mimeType,
        seconds: seconds ?? facts.elapsed / 1000,
        folder,
        name: finished(id),
      });
      return { id, ...made };
    } catch (error) {
      spool.locks.release(id);
      throw new MediaProblem('unreadable', { cause: error });
    } finally {
      finisher.end();
    }
  }

  async function record({ id, owner, capture, microphone, startedAt }: RecordInput) {
    const screen = streamOf(capture);
    if (!screen) throw new MediaProblem('unsupported');
    const letSleep = keepAwake();
    const finisher = createFinisher();
    const mix = await createSoundMix(screen);
    const setSource = (next: Microphone | null) => mix?.useMicrophone((next && streamOf(next)) ?? null);
    function onOver() {
      mix?.close();
      letSleep();
      capture.close();
      running.delete(id);
    }
    try {
      setSource(microphone);
      const { recorder, mimeType } = recorderOf(screen, mix?.track);
      const { live, end } = createLiveRecording({
        recorder,
        spool: await spool.open({ id, owner, mimeType, startedAt }),
        useMicrophone: setSource,
        finish: (elapsed) => finish(finisher, id, elapsed / 1000),
        onOver,
      });
      running.set(id, () => end().finally(finisher.end));
      return live;
    } catch (error) {
      onOver();
      finisher.end();
      await spool.remove(id);
      throw error;
    }
  }

  return {
    record,
    recoverable: async (owner) => recoverableOf(owner, await spool.abandoned(Date.now())),
    async recover(id) {
      if (!(await spool.locks.take(id))) throw new MediaProblem('unreadable');
      return finish(createFinisher(), id);
    },
    letGo: spool.locks.release,
    async discard(id) {
      await running.get(id)?.();
      await spool.remove(id);
    },
  };
}
