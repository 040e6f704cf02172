import { Pause } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** Two bars: pauses what plays or records. */
export const PauseIcon = /* @__PURE__ */ createIcon(Pause);
