import { Newspaper } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A newspaper: an article. */
export const ArticleIcon = /* @__PURE__ */ createIcon(Newspaper);
