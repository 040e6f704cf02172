import { useEffect } from 'react';

// Bundlers put the value in; a page without a bundler has no such name.
declare const process: { env: { NODE_ENV?: string } };

const isProduction = () => typeof process !== 'undefined' && process.env.NODE_ENV === 'production';

/** Tells a developer, in the console and not in production, what `component` was given wrongly. Once until it changes. */
export function useWarnings(component: string, problems: readonly string[]) {
  const text = problems.join('; ');
  useEffect(() => {
    // oxlint-disable-next-line no-console -- this is for the console
    if (text !== '' && !isProduction()) console.warn(`${component}: ${text}.`);
  }, [component, text]);
}
