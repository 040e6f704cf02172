import { GripVertical } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** Six dots: the handle by which an item is dragged. */
export const DragIcon = /* @__PURE__ */ createIcon(GripVertical);
