import { LevelMeter, type LevelMeterHandle } from '@shuyuan/ui/meter';
import { useEffect, useRef } from 'react';
import type { RecorderActions } from '../screen-recorder.store.ts';
import { partOfBar } from './level-scale.ts';
import { wantsStillness } from '../views/stillness.browser.ts';

interface LevelProps {
  label: string;
  watch: RecorderActions['watchLevel'];
  size?: 'small' | 'standard';
}

/** About one second of what `watchLevel` says. */
const stillBeats = 15;

/** How loud the microphone is. Moves without rendering; once a second for those who want stillness. */
export function Level({ label, watch, size = 'standard' }: LevelProps) {
  const meter = useRef<LevelMeterHandle>(null);
  useEffect(() => {
    const every = wantsStillness() ? stillBeats : 1;
    let beat = 0;
    let loudest = 0;
    return watch((level) => {
      loudest = Math.max(loudest, level);
      if (level > 0 && beat++ % every !== 0) return;
      meter.current?.set(partOfBar(loudest) * 100);
      loudest = 0;
    });
  }, [watch]);
  return <LevelMeter ref={meter} label={label} isLabelHidden size={size} />;
}
