import { useEffect, useState, type ComponentType } from 'react';
import type { PagerProps } from '../pager/pager.tsx';
// Its look is there with the box: a stylesheet that comes late would move what is below.
import '../pager/pager.css.ts';

/** The pager, fetched when a thread first has more than a page: most have not. Its place is kept by the one around it. */
export function LazyPager(props: PagerProps) {
  const [Pager, setPager] = useState<ComponentType<PagerProps>>();
  const { total } = props;
  useEffect(() => {
    if (Pager) return;
    let isLeft = false;
    import('../pager/pager.tsx').then(
      (code) => isLeft || setPager(() => code.Pager),
      // Not reached: the first page can be read without it, and the next change of the thread asks again.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [Pager, total]);
  return Pager && <Pager {...props} />;
}
