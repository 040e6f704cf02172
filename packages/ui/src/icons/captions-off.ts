import { CaptionsOff } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** The same struck through: captions are off. */
export const CaptionsOffIcon = /* @__PURE__ */ createIcon(CaptionsOff);
