import { cut } from './cut.ts';
import { pictures } from './pictures.ts';
import type { TrimNews, TrimOrder } from './trim-messages.ts';

/** Told more often, it would take longer to tell than to cut. */
const leastProgress = 0.01;

/** Does what is asked, wherever it runs. `isStopped` is looked at between two pictures. */
export async function obeyTrimOrder(
  order: TrimOrder,
  tell: (news: TrimNews) => void,
  isStopped = () => false,
) {
  try {
    if (order.kind === 'pictures') {
      for await (const made of pictures(order.file, order.count, order.width)) {
        if (isStopped()) return;
        tell({ kind: 'picture', ...made });
      }
      return tell({ kind: 'done', made: null });
    }
    let told = 0;
    const made = await cut(order.file, order.range, (part) => {
      if (part - told < leastProgress) return;
      told = part;
      tell({ kind: 'progress', part });
    });
    tell({ kind: 'done', made });
  } catch (error) {
    tell({ kind: 'failed', message: String(error) });
  }
}
