import type { NotesApi } from '@shuyuan/api-client';
import type { WidgetHost } from '../host/widget-host.ts';
import { createOutbox, type Outbox } from '../journal/index.ts';

/** A second of a video that somebody has not understood, or has understood after all. */
export interface SetMark {
  videoId: number;
  second: number;
  isOn: boolean;
}

export interface MarkOutboxOptions {
  host: Pick<WidgetHost, 'clock' | 'scheduler' | 'storage' | 'network' | 'createId'>;
  notes: Pick<NotesApi, 'setMark'>;
  /** Whose marks they are: nobody else sends them. */
  userId: number;
}

/** All marks of one person that wait on this device: the next page with notes sends them. */
export const createMarkOutbox = ({ host, notes, userId }: MarkOutboxOptions): Outbox<SetMark> =>
  createOutbox<SetMark>({
    host,
    name: `confused-marks/${userId}`,
    isValue: isSetMark,
    // Done twice it is as done once, so that no key is needed.
    send: ({ videoId, second, isOn }) => notes.setMark(videoId, second, isOn),
    // What is last said of one second counts, and no second waits for another.
    threadOf: ({ videoId, second }) => `${videoId}/${second}`,
  });

/** An older version of this page may have left another shape on the device. */
function isSetMark(value: unknown): value is SetMark {
  if (typeof value !== 'object' || value === null) return false;
  const { videoId, second, isOn } = value as Partial<SetMark>;
  return typeof videoId === 'number' && typeof second === 'number' && typeof isOn === 'boolean';
}
