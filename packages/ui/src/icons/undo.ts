import { Undo2 } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** An arrow that turns back, mirrored right to left: takes the last change back. */
export const UndoIcon = /* @__PURE__ */ createIcon(Undo2, true);
