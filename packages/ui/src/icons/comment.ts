import { MessageCircle } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A speech bubble: comments. */
export const CommentIcon = /* @__PURE__ */ createIcon(MessageCircle);
