import type { ComboDetail, ComboItem } from '@shuyuan/api-client';
import { paths } from '../../../paths/paths.ts';
import type { RoomOutline } from '../../videos/room/room-entries.ts';
import type { roomStrings } from '../../videos/room/room.strings.ts';

type Words = (typeof roomStrings)['zh-CN'];

/** What stands in a column as its classroom lists it: its videos are played there, the others have pages of their own. */
export function comboOutline({ combo, chapters }: ComboDetail, current: number, words: Words): RoomOutline {
  const hrefOf = ({ type, resource_id: id }: ComboItem) =>
    type === 'video'
      ? paths.playCombo({ id: combo.id, video: id })
      : { course: paths.course, article: paths.article }[type](id);
  const items = chapters.flatMap((chapter) => chapter.items);
  const done = items.filter(({ progress }) => progress === 100).length;
  return {
    title: combo.title,
    href: paths.combo(combo.id),
    done: {
      text: words.doneParts(done, items.length),
      percent: items.length === 0 ? 0 : Math.floor((done * 100) / items.length),
      note: '',
    },
    chapters: chapters.map(({ id, title, items: entries }) => ({
      id,
      title: title === '' && chapters.length > 1 ? words.chapterless : title,
      entries: entries.map((item) => ({
        id: item.id,
        title: item.title,
        kind: words.kinds[item.type],
        href: hrefOf(item),
        duration: item.duration,
        isOpen: item.can_watch,
        isStudied: item.progress === 100,
        isCurrent: item.type === 'video' && item.resource_id === current,
        isPlayed: item.type === 'video',
      })),
    })),
  };
}

/** The video of a column that is played: the one that is asked for, or the first that is open and not finished, or the first. */
export function playedVideo({ chapters }: ComboDetail, asked: number | null): number | null {
  const all = chapters.flatMap(({ items }) => items).filter(({ type }) => type === 'video');
  const found =
    asked === null
      ? (all.find((item) => item.can_watch && item.progress < 100) ??
        all.find((item) => item.can_watch) ??
        all[0])
      : all.find(({ resource_id: id }) => id === asked);
  return found?.resource_id ?? null;
}
