import { createToastQueue, ToastRegion } from '@shuyuan/ui/toast';
import type { Board } from './notice-board.ts';

/** A queue with the place that shows it. */
export function createBoard(): Board {
  const queue = createToastQueue();
  return {
    add: (...notice) => void queue.add(...notice),
    Region: () => <ToastRegion queue={queue} />,
  };
}
