import { Send } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A paper plane: sends what was written. */
export const SendIcon = /* @__PURE__ */ createIcon(Send);
