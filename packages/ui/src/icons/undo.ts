import { Undo2 } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const UndoIcon = /* @__PURE__ */ createIcon(Undo2, true);
