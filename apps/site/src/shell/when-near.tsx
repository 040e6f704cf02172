import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSite } from '../composition/site-context.tsx';

export interface WhenNearProps {
  children: ReactNode;
  /** Holds the place until then, in about the final height. */
  fallback: ReactNode;
}

/** Draws its children when the reader comes near, so that what lies below the first view does not delay it. */
export function WhenNear({ children, fallback }: WhenNearProps) {
  const { page } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (isNear || !place.current) return undefined;
    return page.whenNear(place.current, () => setIsNear(true));
  }, [page, isNear]);

  return isNear ? children : <div ref={place}>{fallback}</div>;
}
