import { useLazyModule } from '@shuyuan/ui/lazy-module';
import { useStore } from 'zustand';
import { useSite } from '../../stores/site-context.tsx';
import { lazyRecorder } from './lazy-recorder.ts';

/** The screen recorder over all pages, from when it is first wanted: it goes on while the person walks through the site. */
export function RecorderOverlay() {
  const { recorder } = useSite();
  const tools = useStore(recorder, (state) => state.tools);
  const module = useLazyModule(lazyRecorder, tools !== null);
  return tools && module && <module.SiteRecorder tools={tools} />;
}
