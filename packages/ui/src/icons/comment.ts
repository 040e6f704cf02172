import { MessageCircle } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const CommentIcon = /* @__PURE__ */ createIcon(MessageCircle);
