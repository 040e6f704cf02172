import type { StudyScene } from '@shuyuan/api-client';

/** What a person can do in their study center. */
export interface StudyCenterActions {
  /** Once more, after a failure. */
  retry: () => void;
  chooseScene: (scene: StudyScene) => void;
  /** Rejects when the page does not come. */
  turnTo: (page: number) => Promise<void>;
  /** Puts back what was set aside, or sets it aside again. */
  togglePutBack: (articleId: number) => void;
  /** Goes to the article by the host. */
  open: (articleId: number) => void;
}
