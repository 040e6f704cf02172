import { CirclePlay } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A circled triangle: a video, a lesson or a recording. */
export const LessonIcon = /* @__PURE__ */ createIcon(CirclePlay);
