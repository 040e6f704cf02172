import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSite } from '../stores/site-context.tsx';

export interface WhenNearProps {
  children: ReactNode;
  /** Holds the place until then, in about the final height. */
  fallback: ReactNode;
  /** The reader has come for just this: draws at once. @default false */
  isWanted?: boolean;
}

/** Draws its children when the reader comes near, so that what lies below the first view does not delay it. */
export function WhenNear({ children, fallback, isWanted = false }: WhenNearProps) {
  const { page } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(isWanted);

  useEffect(() => {
    if (isNear || !place.current) return undefined;
    return page.whenNear(place.current, () => setIsNear(true));
  }, [page, isNear]);

  return isNear || isWanted ? children : <div ref={place}>{fallback}</div>;
}
