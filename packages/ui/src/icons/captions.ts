import { Captions } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A speech bubble with lines of text: captions are on, or can be chosen. */
export const CaptionsIcon = /* @__PURE__ */ createIcon(Captions);
