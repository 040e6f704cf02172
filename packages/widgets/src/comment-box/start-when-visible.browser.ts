/** So far below the window's edge that the rows are there when the reader is. */
const margin = '600px';

/** Calls `begin` once, when `element` comes near to what the reader sees. Answers the way to give it up. */
export function startWhenVisible(element: Element, begin: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      begin();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
