import { createLazyModule, useLazyModule } from '@shuyuan/ui/lazy-module';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { detailStrings } from './detail.strings.ts';
import type { NotesPanelProps } from './notes-panel.tsx';

const lazyPanel = createLazyModule(() => import('./notes-panel.tsx'));

/** The notes once somebody wants them: most only read. What does not come is told, and can be asked for again. */
export function LazyNotes(props: NotesPanelProps) {
  const { host } = useSite();
  const strings = useStrings(detailStrings);
  const panel = useLazyModule(lazyPanel, true, () => {
    host.notify('critical', strings.notesFailed);
    props.notes.close();
  });
  return panel ? <panel.NotesPanel {...props} /> : null;
}
