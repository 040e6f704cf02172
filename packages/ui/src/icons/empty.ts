import { Inbox } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const EmptyIcon = /* @__PURE__ */ createIcon(Inbox);
