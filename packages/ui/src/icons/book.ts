import { BookOpen } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** An open book: the site itself, and collections of texts. */
export const BookIcon = /* @__PURE__ */ createIcon(BookOpen);
