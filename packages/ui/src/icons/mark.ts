import { BookmarkPlus } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A bookmark with a plus: sets something aside, or marks a moment of a recording. */
export const MarkIcon = /* @__PURE__ */ createIcon(BookmarkPlus);
