import { Inbox } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** An empty tray: a list without items. */
export const EmptyIcon = /* @__PURE__ */ createIcon(Inbox);
