import { createContext } from 'react';
import type { HeadingLevel } from '../layout/heading.tsx';

/** What an accordion settles for the disclosures in it; null outside of one. */
export const AccordionContext = createContext<{ level: HeadingLevel } | null>(null);
