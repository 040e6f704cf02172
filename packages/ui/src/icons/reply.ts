import { Reply } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** An arrow that turns back, mirrored right to left: answers a comment. */
export const ReplyIcon = /* @__PURE__ */ createIcon(Reply, true);
