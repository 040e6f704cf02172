import { GraduationCap } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A mortarboard: studying and courses. */
export const StudyIcon = /* @__PURE__ */ createIcon(GraduationCap);
