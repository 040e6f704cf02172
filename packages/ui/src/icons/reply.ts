import { Reply } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const ReplyIcon = /* @__PURE__ */ createIcon(Reply, true);
