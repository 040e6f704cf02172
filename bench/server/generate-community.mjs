// What the people of a large school have asked and answered: everything follows from the numbers.

export const communitySizes = { problems: 1_000_000, solutions: 5_000_000, people: 20_000 };

/** Rows per statement: each stays far below the limit of time that the server gives its statements. */
const chunk = 10_000;

/** Adds people, problems of whom a third is solved, and solutions to them. */
export async function generateCommunity(db, { problems, solutions, people }, say = () => {}) {
  const inChunks = async (name, count, statement) => {
    for (let from = 1; from <= count; from += chunk)
      await db.execute(
        statement(`generate_series(${from}::bigint, ${Math.min(count, from + chunk - 1)}) as n`),
      );
    say(`${count} ${name}`);
  };
  const { rows } = await db.execute(`
    select coalesce((select max(id) from problems), 0)::int as problem, coalesce((select max(id) from solutions), 0)::int as solution,
      coalesce((select max(id) from users), 0)::int as person`);
  const first = rows[0];
  await db.execute(`
    insert into users (id, nick_name, avatar) select ${first.person} + n, '学员' || n, '' from generate_series(1, ${people}) as n`);
  await db.execute(`
    insert into problem_categories (name, sort) select '门类 ' || n, 100 + n from generate_series(1, 12) as n`);
  const moment = (n) => `timestamptz '2025-01-01' + ${n} * interval '20 seconds'`;
  await inChunks(
    'problems',
    problems,
    (numbers) => `
      insert into problems (id, user_id, client_id, content, excerpt, category_id, title, solutions_count, last_solution_at, thumbs_up_count,
        created_at)
      select ${first.problem} + n, ${first.person} + 1 + n % ${people}, gen_random_uuid(), '<p>我试了两遍，结果都不对。</p>', '我试了两遍，结果都不对。',
        category.ids[1 + n % cardinality(category.ids)], '第 ' || n || ' 问：这一步为什么不对？', 5, ${moment('n')} + interval '1 day', n % 50,
        ${moment('n')} from ${numbers}, (select array_agg(id) as ids from problem_categories) as category`,
  );
  // Each of the rows points at one that was just put in: looking that up five million times takes longer than all the rest.
  await db.execute(`alter table solutions disable trigger all`);
  await inChunks(
    'solutions',
    solutions,
    (numbers) => `
      insert into solutions (id, user_id, client_id, content, excerpt, problem_id, thumbs_up_count, created_at)
      select ${first.solution} + n, ${first.person} + 1 + (n * 7) % ${people}, gen_random_uuid(), '<p>先看第二行，那里少了一个括号。</p>', '先看第二行',
        ${first.problem} + 1 + n % ${problems}, n % 20, ${moment(`(n % ${problems})`)} + interval '1 hour' from ${numbers}`,
  );
  await db.execute(`alter table solutions enable trigger all`);
  for (let from = 1; from <= problems; from += chunk)
    await db.execute(`
      update problems set accepted_solution_id = ${first.solution} + id - ${first.problem} - 1 + ${problems}, solved_at = created_at + interval '2 days'
      where id between ${first.problem + Math.max(from, 2)} and ${first.problem + Math.min(problems, from + chunk - 1)} and id % 3 = 0`);
  for (const table of ['users', 'problems', 'solutions'])
    await db.execute(`select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`);
  await vacuum(db, ['users', 'problems', 'solutions']);
  return first;
}

/** By a connection of its own: it takes longer over a large table than the server gives its statements. */
async function vacuum(db, tables) {
  const client = await db.$client.connect();
  try {
    await client.query('set statement_timeout = 0');
    for (const table of tables) await client.query(`vacuum analyze ${table}`);
  } finally {
    client.release(true);
  }
}
