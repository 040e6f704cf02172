import { useState, type ReactNode } from 'react';
import { usePageReady } from '../../shell/use-page-ready.ts';
import * as columns from '../columns.css.ts';

const widths = { form: columns.form, film: columns.film, full: columns.full };

export interface MyPageProps {
  /** @default 'film' */
  width?: keyof typeof widths;
  /** The widget tells by `onReady` that there is something to see. */
  children: (page: { isReady: boolean; onReady: () => void }) => ReactNode;
}

/** A page about whoever is signed in: one widget in a column, which asks a visitor to sign in. */
export function MyPage({ width = 'film', children }: MyPageProps) {
  const [isReady, setIsReady] = useState(false);
  usePageReady({ isReady });
  return <div className={widths[width]}>{children({ isReady, onReady: () => setIsReady(true) })}</div>;
}
