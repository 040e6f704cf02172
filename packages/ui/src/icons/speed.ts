import { Gauge } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A gauge: playback speed. */
export const SpeedIcon = /* @__PURE__ */ createIcon(Gauge);
