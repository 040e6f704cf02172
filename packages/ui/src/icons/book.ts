import { BookOpen } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const BookIcon = /* @__PURE__ */ createIcon(BookOpen);
