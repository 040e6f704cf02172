import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { useSite } from '../../composition/site-context.tsx';

const SiteRecorder = lazy(async () => ({ default: (await import('./site-recorder.tsx')).SiteRecorder }));

/** The screen recorder over all pages, from the first wish for it on: it goes on while the person walks through the site. */
export function RecorderOverlay() {
  const { recorder } = useSite();
  const tools = useStore(recorder, (state) => state.tools);
  return (
    tools && (
      <Suspense>
        <SiteRecorder tools={tools} />
      </Suspense>
    )
  );
}
