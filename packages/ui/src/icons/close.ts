import { X } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A cross: closes a dialog or removes an item. */
export const CloseIcon = /* @__PURE__ */ createIcon(X);
