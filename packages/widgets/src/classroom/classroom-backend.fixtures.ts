import type { VideoDetail, VideoPlay, VideosApi, WatchedSeconds } from '@shuyuan/api-client';
import { createCalls } from '../testing/calls.fixtures.ts';
import { refusal } from '../testing/failures.fixtures.ts';

/** A video of ten minutes that is sold and not theirs. */
export const lessonOf = (
  video: Partial<VideoDetail['video']> = {},
  more: Partial<Omit<VideoDetail, 'video'>> = {},
): VideoDetail => ({
  video: {
    id: 9,
    title: '一句话的三种删法',
    thumb: '',
    short_description: '删到不能再删，再读一遍。',
    category: { id: 1, name: '写作' },
    teacher: null,
    duration: 600,
    view_num: 1204,
    user_count: 86,
    published_at: '2026-02-01T00:00:00.000Z',
    charge: 19,
    is_vip_free: false,
    free_seconds: 0,
    render_description: '',
    ban_drag: false,
    can_watch: false,
    is_buy: false,
    is_collect: false,
    is_thumbs_up: false,
    thumbs_up_count: 0,
    ...video,
  },
  course: null,
  progress: null,
  ...more,
});

const playOf = (freeSeconds: number | null = null): VideoPlay => ({
  urls: [{ url: '/films/9.mp4', format: 'video/mp4', duration: 600, name: '标清' }],
  free_seconds: freeSeconds,
  captions: [],
  watermark: null,
});

type CallName = 'play' | 'record';

/** The calls about videos in memory, behaving as the server does. Each can be held back, made to fail, or lose its answer. */
export function createClassroomBackend(lesson: VideoDetail, play: Partial<VideoPlay> = {}) {
  const { called, controls } = createCalls<CallName>();
  const { can_watch: isOpen, free_seconds: freeSeconds } = lesson.video;
  const videos: Pick<VideosApi, CallName> = {
    play: (_id, isTry) =>
      called('play', isTry, () => {
        if (!isOpen && freeSeconds === 0) throw refusal('请购买后观看');
        return { ...playOf(isOpen ? null : freeSeconds), ...play };
      }),
    record: (_id, watched) => called('record', watched, () => ({})),
  };
  return {
    videos,
    ...controls,
    /** All that was told, also what did not arrive. */
    told: () =>
      controls.calls.filter(({ name }) => name === 'record').map(({ input }) => input as WatchedSeconds),
  };
}
