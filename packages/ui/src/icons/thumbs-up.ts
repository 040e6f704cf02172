import { ThumbsUp } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A thumb that points up: somebody likes it. */
export const ThumbsUpIcon = /* @__PURE__ */ createIcon(ThumbsUp);
