import type { VideoPlayerHandle } from '@shuyuan/ui/video-player';
import type { StoreContext } from '../widget/store-context.ts';
import type { ClassroomState } from './classroom.store.ts';
import type { ClassroomStrings } from './classroom.strings.ts';
import type { ClassroomProps } from './classroom.tsx';

/** What tabs tell each other when they begin to play. */
const topic = 'classroom-plays';

/** The player that runs: driven by the page, paused by another tab's. */
export function createPlaying({
  host,
  strings,
  getProps,
}: StoreContext<ClassroomProps, ClassroomStrings, ClassroomState>) {
  let find: () => VideoPlayerHandle | null = () => null;
  /** Seconds that were asked for before the player had come. */
  let wanted: number | null = null;

  // A browser that wants a press first keeps the large button.
  const play = () =>
    void find()
      ?.play()
      .catch(() => {});

  function seek(seconds: number) {
    const player = find();
    wanted = player ? null : seconds;
    player?.seek(seconds);
    play();
  }

  const port = {
    position: () => find()?.currentTime ?? null,
    seek,
    play,
    pause: () => find()?.pause(),
    isPlaying: () => find()?.isPlaying ?? false,
  };

  return {
    /** Finds the player, which is there once its code has come; null when its place goes. */
    setPlayer(finder: (() => VideoPlayerHandle | null) | null) {
      find = finder ?? (() => null);
      getProps().onPlayer?.(finder && port);
    },
    begin() {
      if (wanted !== null) seek(wanted);
      else if (getProps().playsAtOnce) play();
    },
    tellOthers: () => host.pages?.tell(topic),
    start: () =>
      host.pages?.onTold(topic, () => {
        const player = find();
        if (!player?.isPlaying) return;
        player.pause();
        host.notify('neutral', strings.pausedByAnother);
      }) ?? (() => {}),
  };
}
