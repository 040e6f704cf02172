import { CirclePlay } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const LessonIcon = /* @__PURE__ */ createIcon(CirclePlay);
