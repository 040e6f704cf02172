// Fills a database with as much as a large school has, by statements over sets: a row at a time would take an hour.
export const standardSizes = { people: 100_000, articles: 10_000, comments: 1_000_000 };

/** Rows per statement: each stays far below the limit of time that the server gives its statements. */
const chunk = 50_000;

const sentences = [
  '学习的第一步是把问题说清楚，第二步才是寻找答案。',
  '二分查找每一步都把范围缩小一半，因此一百万个数也只要二十步。',
  '写作的基本功在于观察，论点要由事实来支持。',
  '数学里最难的往往不是计算，而是知道该算什么。',
  '读完一章以后合上书，用自己的话讲一遍。',
  'Python 的列表从零开始计数，切片不含右端。',
];

const lines = `array[${sentences.map((sentence) => `'${sentence}'`).join(', ')}]`;

/**
 * Adds people, articles in twelve more categories, and comments: half of them on a tenth of the articles, and every fifth
 * a reply. Everything follows from the numbers, so that two runs measure the same.
 */
export async function generate(db, { people, articles, comments }, say = () => {}) {
  const inChunks = async (name, count, statement) => {
    for (let from = 1; from <= count; from += chunk) {
      await statement(from, Math.min(count, from + chunk - 1));
    }
    say(`${count} ${name}`);
  };
  const first = await firstIds(db);
  await inChunks('people', people, (from, to) =>
    db.execute(`
      insert into users (id, nick_name, avatar)
      select ${first.user} + n, '读者' || n, '/blobs/avatar-' || n % 40 || '.svg'
      from generate_series(${from}, ${to}) as n`),
  );
  await db.execute(`
    insert into article_categories (name, sort)
    select '类别 ' || n, 100 + n from generate_series(1, 12) as n on conflict do nothing`);
  await inChunks('articles', articles, (from, to) =>
    db.execute(`
      insert into articles (id, category_id, author_id, title, thumb, short_description, render_content,
        character_count, view_times, published_at)
      select ${first.article} + n, category.ids[1 + n % cardinality(category.ids)],
        ${first.user} + 1 + (n * 7919) % ${people},
        '第 ' || n || ' 篇：' || left(text.lines[1 + n % 6], 18), '/blobs/cover-' || n % 20 || '.svg',
        text.lines[1 + (n + 1) % 6] || text.lines[1 + (n + 2) % 6],
        (select string_agg('<p>' || text.lines[1 + (n + p) % 6] || text.lines[1 + (n * p) % 6] || '</p>', '' order by p)
          from generate_series(1, 12 + n % 24) as p),
        1800 + n % 3000, (n * 104729) % 50000, timestamptz '2026-01-01' - n * interval '17 minutes'
      from generate_series(${from}, ${to}) as n,
        (select array_agg(id order by id) as ids from article_categories) as category,
        (select ${lines} as lines) as text`),
  );
  // n is the place in time, too: a reply stands 40 later than what it answers, in the same thread.
  const target = `case when n % 2 = 0 then (n / 40 * 31) % greatest(${articles} / 10, 1)
    else (n / 40 * 37) % ${articles} end`;
  await inChunks('comments', comments, (from, to) =>
    db.execute(`
      insert into comments (id, target_type, target_id, parent_id, user_id, content, content_html, children_count,
        created_at)
      select ${first.comment} + n, 'article', ${first.article} + 1 + ${target},
        case when n % 5 = 4 then ${first.comment} + n - 4 end,
        ${first.user} + 1 + (n * 6151) % ${people}, line, '<p>' || line || '</p>',
        case when n % 5 = 0 and n + 4 <= ${comments} then 1 else 0 end, timestamptz '2026-01-01' + n * interval '20 seconds'
      from (select n, lines[1 + n % 6] || case when n % 3 = 0 then lines[1 + n / 6 % 6] else '' end as line
        from generate_series(${from}::bigint, ${to}) as n, (select ${lines} as lines) as text) as lines`),
  );
  await db.execute(`
    insert into comment_threads (target_type, target_id, comments_count, replies_count, last_posted_at)
    select target_type, target_id, count(*) filter (where parent_id is null),
      count(*) filter (where parent_id is not null), max(created_at)
    from comments where id > ${first.comment} group by target_type, target_id
    on conflict (target_type, target_id) do nothing`);
  for (const table of ['users', 'articles', 'comments'])
    await db.execute(`select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`);
  for (const table of ['users', 'articles', 'comments', 'comment_threads'])
    await db.execute(`vacuum analyze ${table}`);
  return first;
}

/** The last ids before ours; the sequences go on behind what is added. */
async function firstIds(db) {
  const { rows } = await db.execute(`
    select coalesce((select max(id) from users), 0)::int as user,
      coalesce((select max(id) from articles), 0)::int as article,
      coalesce((select max(id) from comments), 0)::int as comment`);
  return rows[0];
}
