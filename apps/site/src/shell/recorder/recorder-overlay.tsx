import { useLatePart } from '@shuyuan/ui/late-part';
import { useStore } from 'zustand';
import { useSite } from '../../composition/site-context.tsx';
import { lateRecorder } from './late-recorder.ts';

/** The screen recorder over all pages, from the first wish for it on: it goes on while the person walks through the site. */
export function RecorderOverlay() {
  const { recorder } = useSite();
  const tools = useStore(recorder, (state) => state.tools);
  const part = useLatePart(lateRecorder, tools !== null);
  return tools && part && <part.SiteRecorder tools={tools} />;
}
