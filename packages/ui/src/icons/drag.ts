import { GripVertical } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const DragIcon = /* @__PURE__ */ createIcon(GripVertical);
