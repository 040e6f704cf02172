import { ScreenShare } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A screen with an arrow: records the screen. */
export const RecordScreenIcon = /* @__PURE__ */ createIcon(ScreenShare);
