import { ExternalLink } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const ExternalLinkIcon = /* @__PURE__ */ createIcon(ExternalLink);
