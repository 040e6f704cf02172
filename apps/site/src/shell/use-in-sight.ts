import { useEffect, useState } from 'react';
import { useSite } from '../stores/site-context.tsx';

/** A ref for an element, and whether the reader sees any of it; until the browser has told, they do. */
export function useInSight() {
  const { page } = useSite();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isInSight, setIsInSight] = useState(true);
  useEffect(() => (element ? page.watchSight(element, setIsInSight) : undefined), [page, element]);
  return [setElement, isInSight] as const;
}
