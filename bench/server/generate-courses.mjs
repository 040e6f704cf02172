// What is taught in a large school: every course in ten lessons, said something of and had by very many.
import { indexCourses } from '../../apps/server/src/modules/courses/index-courses.ts';

export const taughtSizes = { courses: 10_000, lessons: 100_000, reviews: 1_000_000, grants: 1_000_000 };

/** Rows per statement: each stays far below the limit of time that the server gives its statements. */
const chunk = 50_000;

/**
 * Adds courses with their lessons, reviews and grants, and lets them be found. A tenth of the courses has half of the
 * reviews. Everything follows from the numbers. `people` is the first id of those who are there already, and their number.
 */
export async function generateCourses(db, { courses, lessons, reviews, grants }, people, say = () => {}) {
  const inChunks = async (name, count, statement) => {
    for (let from = 1; from <= count; from += chunk)
      await db.execute(
        statement(`generate_series(${from}::bigint, ${Math.min(count, from + chunk - 1)}) as n`),
      );
    say(`${count} ${name}`);
  };
  const { rows } = await db.execute(`
    select coalesce((select max(id) from courses), 0)::int as course,
      coalesce((select max(id) from videos), 0)::int as video,
      coalesce((select max(id) from teachers), 0)::int as teacher`);
  const first = rows[0];
  await db.execute(`
    insert into course_categories (name, sort) select '门类 ' || n, 100 + n from generate_series(1, 12) as n`);
  await db.execute(`
    insert into teachers (id, name, title)
    select ${first.teacher} + n, '老师' || n, '讲师' from generate_series(1, 200) as n`);
  const category = '(select array_agg(id order by id) as ids from course_categories) as category';
  const ofCategory = 'category.ids[1 + n % cardinality(category.ids)]';
  await inChunks(
    'courses',
    courses,
    (numbers) => `
      insert into courses (id, category_id, teacher_id, title, thumb, short_description, render_description, level,
        charge, is_vip_free, user_count, outcomes, is_recommended, published_at)
      select ${first.course} + n, ${ofCategory}, ${first.teacher} + 1 + n % 200,
        '第 ' || n || ' 课：' || (array['写作', '代数', '编程', '书法', '摄影', '乐理'])[1 + n % 6] || '入门',
        '/blobs/cover-' || n % 20 || '.svg', '从头学起，每课十分钟。', '<p>' || repeat('一步一步来。', 80) || '</p>',
        1 + n % 4, case when n % 10 = 0 then 0 else 9 + n * 7919 % 300 end, n % 3 = 0, n * 104729 % 5000,
        array['能自己做一遍', '能讲给别人听'], n % 50 = 0, timestamptz '2026-01-01' - n * interval '11 minutes'
      from ${numbers}, ${category}`,
  );
  await inChunks(
    'films of lessons',
    lessons,
    (numbers) => `
      insert into videos (id, category_id, title, thumb, duration)
      select ${first.video} + n, ${ofCategory}, '第 ' || n || ' 讲', '', 300 + n % 900 from ${numbers}, ${category}`,
  );
  await inChunks(
    'lessons',
    lessons,
    (numbers) => `
      insert into course_lessons (course_id, kind, title, sort, is_free, duration, video_id)
      select ${first.course} + 1 + (n - 1) % ${courses}, 'video', '第 ' || n || ' 讲', n / ${courses}, n <= ${courses},
        300 + n % 900, ${first.video} + n from ${numbers}`,
  );
  const course = (n) =>
    `${first.course} + 1 + case when ${n} % 2 = 0 then (${n} / 2) % greatest(${courses} / 10, 1) else ${n} % ${courses} end`;
  const person = `${people.first} + 1 + (n * 6151 + n / ${courses}) % ${people.count}`;
  await inChunks(
    'reviews',
    reviews,
    (numbers) => `
      insert into reviews (user_id, resource_type, resource_id, rating1, rating2, rating3, content, created_at)
      select ${person}, 'course', ${course('n')}, 1 + n % 5, 2 + n % 4, 3 + n % 3, repeat('讲得清楚，例子也好。', 2),
        timestamptz '2026-01-01' + n * interval '20 seconds'
      from ${numbers} on conflict do nothing`,
  );
  await inChunks(
    'grants',
    grants,
    (numbers) => `
      insert into grants (user_id, goods_type, goods_id, source, starts_at)
      select ${person}, 'course', ${course('n')}, 'given', timestamptz '2026-01-01' from ${numbers}`,
  );
  const tables = ['courses', 'videos', 'teachers'];
  for (const table of tables)
    await db.execute(`select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`);
  for (let from = 1; from <= courses; from += 1000)
    await indexCourses(
      db,
      Array.from({ length: Math.min(1000, courses - from + 1) }, (_, n) => first.course + from + n),
    );
  for (const table of [...tables, 'course_lessons', 'reviews', 'grants', 'search_documents'])
    await db.execute(`vacuum analyze ${table}`);
  return first.course;
}
