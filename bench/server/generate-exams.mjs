// A bank of a large school, and what its learners have answered: everything follows from the numbers.

export const examSizes = {
  questions: 100_000,
  answers: 1_000_000,
  people: 2_000,
  attempts: 5_000,
  asked: 200,
};

/** Rows per statement: each stays far below the limit of time that the server gives its statements. */
const chunk = 50_000;

/** Adds questions under forty categories, answers of practice with their wrong books, and one paper that very many have sat. */
export async function generateExams(db, sizes, say = () => {}) {
  const inChunks = async (name, count, statement) => {
    for (let from = 1; from <= count; from += chunk)
      await db.execute(
        statement(`generate_series(${from}::bigint, ${Math.min(count, from + chunk - 1)}) as n`),
      );
    say(`${count} ${name}`);
  };
  const { rows } = await db.execute(`
    select coalesce((select max(id) from exam_categories), 0)::int as category, coalesce((select max(id) from questions), 0)::int as question,
      coalesce((select max(id) from users), 0)::int as person, coalesce((select max(id) from papers), 0)::int as paper`);
  const first = rows[0];
  const { questions, answers, people, attempts, asked } = sizes;
  await db.execute(`
    insert into exam_categories (id, parent_id, name, sort)
    select ${first.category} + n, case when n > 5 then ${first.category} + 1 + n % 5 end, '分类 ' || n, n from generate_series(1, 45) as n`);
  await db.execute(`
    insert into users (id, nick_name, avatar) select ${first.person} + n, '学员' || n, '' from generate_series(1, ${people}) as n`);
  await inChunks(
    'questions',
    questions,
    (numbers) => `
      insert into questions (id, category_id, type, level, title, score, shown, key, revealed)
      select ${first.question} + n, ${first.category} + 6 + n % 40, (array[1, 2, 5])[1 + n % 3], 1 + n % 4, '第 ' || n || ' 题：哪一句写得清楚？', 50,
        jsonb_build_object('level', 1 + n % 4, 'content', '<p>第 ' || n || ' 题：哪一句写得清楚？</p>', 'options',
          (select jsonb_agg(jsonb_build_object('key', 'option' || o, 'content', '选项 ' || o)) from generate_series(1, 4) as o)),
        '{"answer": "option2", "partial": {"rule": "none"}}', '{"answer": "option2", "remark": "<p>主语在前。</p>"}' from ${numbers}`,
  );
  const person = `${first.person} + 1 + n % ${people}`;
  const question = `${first.question} + 1 + (n * 7919) % ${questions}`;
  await inChunks(
    'answers',
    answers,
    (numbers) => `
      insert into question_answers (user_id, question_id, source, client_id, answer, result, score, answered_at)
      select ${person}, ${question}, 'questionbank', gen_random_uuid(), '{"answer": "option2", "parts": [], "images": []}', n % 2, 50 * (n % 2),
        timestamptz '2026-01-01' + n * interval '20 seconds' from ${numbers}`,
  );
  await db.execute(`
    insert into wrong_questions (user_id, question_id, wrong_count, last_wrong_at, due_at, reviewed_at)
    select user_id, question_id, count(*), max(answered_at), max(answered_at) + interval '3 days', max(answered_at)
    from question_answers where result = 0 group by 1, 2 on conflict do nothing`);
  say('wrong books');
  const paper = first.paper + 1;
  await db.execute(`
    insert into papers (id, category_id, title, expired_minutes, pass_score, published_at)
    values (${paper}, ${first.category} + 1, '大卷', 120, 6000, timestamptz '2026-01-01')`);
  await db.execute(`
    insert into paper_questions (paper_id, question_id, sort) select ${paper}, ${first.question} + n, n from generate_series(1, ${asked}) as n`);
  await db.execute(`
    with taken as (
      insert into paper_attempts (user_id, paper_id, number, status, seed, is_skip_mark, score, started_at, ends_at, submitted_at)
      select ${first.person} + 1 + n % ${people}, ${paper}, 1 + n / ${people}, 2, 'seed', false, 4000 + n % 5000, timestamptz '2026-01-01' + n * interval '1 minute',
        timestamptz '2026-01-01' + n * interval '1 minute' + interval '2 hours', timestamptz '2026-01-01' + n * interval '1 minute' + interval '1 hour'
      from generate_series(0, ${attempts} - 1) as n returning id)
    select count(*) from taken`);
  const { rows: ids } = await db.execute(
    `select min(id)::int as low, max(id)::int as high from paper_attempts where paper_id = ${paper}`,
  );
  const { low, high } = ids[0];
  const ofQuestions = `${first.question} + 1 and ${first.question} + ${asked}`;
  for (let from = low; from <= high; from += 250) {
    const some = `between ${from} and ${Math.min(high, from + 249)}`;
    await db.execute(`
      insert into attempt_questions (attempt_id, question_id, place, type, score, shown, key, revealed, grade)
      select attempt.id, question.id, question.id - ${first.question} - 1, question.type, 50, question.shown, question.key, question.revealed,
        jsonb_build_object('score', case when (attempt.id + question.id) % 3 = 0 then 0 else 50 end,
          'result', case when (attempt.id + question.id) % 3 = 0 then 'wrong' else 'right' end)
      from paper_attempts attempt, questions question where attempt.id ${some} and question.id between ${ofQuestions}`);
    await db.execute(`
      insert into attempt_answers (attempt_id, question_id, part, seq, content, images, saved_at)
      select attempt.id, question.id, -1, 1, to_jsonb('option' || (1 + (attempt.id + question.id) % 4)), '[]', attempt.submitted_at
      from paper_attempts attempt, questions question where attempt.id ${some} and question.id between ${ofQuestions}`);
  }
  say(`${attempts} attempts of ${asked} questions`);
  for (const table of ['exam_categories', 'users', 'questions', 'papers'])
    await db.execute(`select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`);
  for (const table of [
    'questions',
    'question_answers',
    'wrong_questions',
    'paper_attempts',
    'attempt_questions',
    'attempt_answers',
    'users',
  ])
    await db.execute(`vacuum analyze ${table}`);
  return { ...first, paper };
}
