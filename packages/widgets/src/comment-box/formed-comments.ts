import type { CommentsApi } from '@shuyuan/api-client';
import { prepareRichText } from '@shuyuan/ui/rich-text';

/**
 * The comment calls, with answers that come when their texts can be shown as they will stay. Most have nothing to wait
 * for; for the others the rows would move when their form came after them.
 */
export const formedComments = (comments: CommentsApi): CommentsApi => ({
  ...comments,
  async list(...ask) {
    const page = await comments.list(...ask);
    await prepareRichText(page.comments.data.map(({ content }) => content));
    return page;
  },
  async answers(...ask) {
    const replies = await comments.answers(...ask);
    await prepareRichText(replies.map(({ content }) => content));
    return replies;
  },
});
