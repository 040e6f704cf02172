import { BookmarkPlus } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const MarkIcon = /* @__PURE__ */ createIcon(BookmarkPlus);
