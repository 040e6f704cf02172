import { CircleAlert } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A circled exclamation mark: something has failed or cannot be undone. */
export const CriticalIcon = /* @__PURE__ */ createIcon(CircleAlert);
