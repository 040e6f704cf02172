import { useInsertionEffect } from 'react';

/** The id under which react-aria looks for the style element that it would otherwise write into the page. */
const pressableStyleId = 'react-aria-pressable-style';

/**
 * Keeps react-aria from writing a style element into the page, which a content security policy without
 * `unsafe-inline` refuses and reports: an element of that id is there before any component looks for it. What the
 * style would have said, our buttons say themselves.
 */
export function useStrictPolicy() {
  useInsertionEffect(() => {
    if (document.getElementById(pressableStyleId)) return;
    const mark = document.createElement('meta');
    mark.id = pressableStyleId;
    document.head.append(mark);
  }, []);
}
