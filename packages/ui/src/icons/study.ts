import { GraduationCap } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const StudyIcon = /* @__PURE__ */ createIcon(GraduationCap);
