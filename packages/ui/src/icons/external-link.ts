import { ExternalLink } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** An arrow out of a square: a link to another site. */
export const ExternalLinkIcon = /* @__PURE__ */ createIcon(ExternalLink);
