import type { NotesApi, StudyApi } from '@shuyuan/api-client';
import type { NotesStrings } from './notes.strings.ts';

/** The film beside the notes. The page knows its player; where dragging is banned, `seek` goes as far as it may. */
export interface NotePlayer {
  /** Seconds from the start; null while nothing is there to play. */
  position: () => number | null;
  /** Goes to a moment. */
  seek: (seconds: number) => void;
  pause: () => void;
  play: () => void;
  isPlaying: () => boolean;
}

/** What the notes are about, and the calls, are required. The person comes from the host's session. */
export interface NotesProps {
  /** What they are about. Another one begins anew, with drafts of its own. */
  resource: { type: 'video' | 'article'; id: number };
  /** The course in which it is studied: the notes belong to that too. */
  courseId?: number | null;
  /** The calls about notes. Keep the object between renders. */
  notes: NotesApi;
  /** With it others' notes can be liked. */
  study?: Pick<StudyApi, 'thumbsUp'>;
  /** The film, of a video. Without it notes carry no moment of their own, and those of others only say it. */
  player?: NotePlayer;
  /** Seconds of the video, or paragraphs of the article: what lies past it goes nowhere. */
  extent?: number;
  /** Somebody wants to write about this paragraph, from 0. A new object each time: the box takes it up and the focus. */
  askedParagraph?: { paragraph: number } | null;
  /** Shows a paragraph that a note is about. */
  onParagraph?: (paragraph: number) => void;
  /** Somebody wants to see all their notes of this. Left out where there is no such page. */
  onOpenAll?: () => void;
  /** Asks the page for a doubt about a moment that was not understood. Left out where there are no doubts. */
  onDoubt?: (second: number) => void;
  /** There is something to see: the notes, or that they did not come. */
  onReady?: () => void;
  /** Level of the heading. @default 2 */
  level?: 2 | 3;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<NotesStrings>;
}
