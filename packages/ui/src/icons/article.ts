import { Newspaper } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const ArticleIcon = /* @__PURE__ */ createIcon(Newspaper);
