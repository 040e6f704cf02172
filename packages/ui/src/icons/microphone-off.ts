import { MicOff } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A struck-through microphone: it is muted. */
export const MicrophoneOffIcon = /* @__PURE__ */ createIcon(MicOff);
