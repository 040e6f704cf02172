import { History } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A clock that runs back: what was done before. */
export const HistoryIcon = /* @__PURE__ */ createIcon(History);
