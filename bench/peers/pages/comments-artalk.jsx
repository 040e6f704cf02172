import 'artalk/ArtalkLite.css';
import Artalk from 'artalk/ArtalkLite';
import { commentPage, offerComments } from '../../comment-box/comments.ts';

const text = (html) => html.replace(/<[^>]+>/g, '');

/** Our comments in its server's own words. */
const theirs = (id, nick, content, date) => ({
  id,
  content,
  content_marked: content,
  user_id: 1,
  nick,
  email_encrypted: '',
  link: '',
  ua: '',
  date,
  is_collapsed: false,
  is_pending: false,
  is_pinned: false,
  is_allow_reply: true,
  is_verified: false,
  rid: 0,
  badge_name: '',
  badge_color: '',
  ip_region: '',
  visible: true,
  vote_up: 0,
  vote_down: 0,
  page_key: '/',
  page_url: '/',
  site_name: '书院',
});

/** Answers its calls in the page, as the stubs of the other pages do. */
function answerAs(count) {
  const { users, comments } = commentPage(count);
  const list = comments.data.map(({ id, user_id, content, created_at }) =>
    theirs(id, users[user_id].nick_name, text(content), created_at),
  );
  window.fetch = async (address, { method, body } = {}) => {
    const { pathname } = new URL(address, location.href);
    if (method === 'POST' && pathname.endsWith('/comments'))
      return Response.json(theirs(count + 1, '同学1', JSON.parse(body).content, new Date().toISOString()));
    if (pathname.endsWith('/comments'))
      return Response.json({ comments: list, count, roots_count: count, page: { id: 1, key: '/', pv: 0 } });
    if (pathname.endsWith('/conf'))
      return Response.json({ frontend_conf: {}, version: { version: '2.9.1' } });
    return Response.json({});
  };
}

/** Itself as much as it can be: without emoticons, votes and counting of views, which the others have not either. */
offerComments({
  rowSelector: '.atk-comment-wrap',
  sendSelector: '.atk-send-btn',
  draw(root, count) {
    answerAs(count);
    localStorage.setItem('ArtalkUser', JSON.stringify({ name: '同学1', email: 'one@school.example' }));
    Artalk.init({
      el: root,
      pageKey: '/',
      pageTitle: '书院',
      server: location.origin,
      site: '书院',
      useBackendConf: false,
      pvAdd: false,
      versionCheck: false,
      emoticons: false,
      vote: false,
      uaBadge: false,
      listUnreadHighlight: false,
      locale: 'zh-CN',
      avatarURLBuilder: () => '',
      pagination: { pageSize: count, readMore: false, autoLoad: false },
      heightLimit: { content: 0, children: 0, scrollable: false },
    });
  },
});
