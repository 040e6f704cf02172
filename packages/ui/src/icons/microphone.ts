import { Mic } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A microphone: it is on, or can be chosen. */
export const MicrophoneIcon = /* @__PURE__ */ createIcon(Mic);
