import { Maximize } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** Four corners: enters full screen. */
export const EnterFullScreenIcon = /* @__PURE__ */ createIcon(Maximize);
