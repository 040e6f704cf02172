import type { LatePart } from '@shuyuan/ui/late-part';
import type { CommentBoxState, Viewer } from './comment-box.state.ts';
import type { createWriting, Writing, WritingOptions } from './writing.ts';

interface Writer {
  createWriting: typeof createWriting;
}

/** The rules of writing, at once when they are there. */
export type LateWriter = Pick<LatePart<Writer>, 'current' | 'load'>;

export interface SeatOptions extends Omit<WritingOptions, 'viewerId'> {
  writer: LateWriter;
  set: (patch: Partial<CommentBoxState>) => void;
}

/** One signed-in person before the box, who can write as soon as the code for it is there. */
export interface Seat {
  id: number;
  /** Null while it is on its way. */
  writing: () => Writing | null;
  /** Does it when there is something to write with; drops it when the person has gone. */
  whenThere: (act: (writing: Writing) => void) => void;
  leave: () => void;
}

export function takeSeat({ id }: Viewer, { writer, ...options }: SeatOptions, onFailed: () => void): Seat {
  const { host, strings, set } = options;
  const waiting: ((writing: Writing) => void)[] = [];
  let writing: Writing | null = null;
  let hasLeft = false;

  function begin({ createWriting }: Writer) {
    if (hasLeft) return;
    writing = createWriting({ ...options, viewerId: id });
    set({ desk: 'there' });
    writing.start();
    for (const act of waiting) act(writing);
  }

  const code = writer.current();
  if (code) begin(code);
  else
    writer.load().then(begin, () => {
      if (hasLeft) return;
      onFailed();
      if (waiting.length > 0) host.notify('critical', strings.deskFailed);
    });

  return {
    id,
    writing: () => writing,
    whenThere(act) {
      if (writing) act(writing);
      else waiting.push(act);
    },
    leave() {
      hasLeft = true;
      writing?.stop();
      writing = null;
    },
  };
}
