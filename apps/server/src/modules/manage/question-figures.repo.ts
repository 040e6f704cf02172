import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

type Answer = AnswerOf<Contract['manageGrades']['questions']>;
type Figures = Answer['data'][number];

/** The share of a group whose best and weakest are compared: with it the two differ most for how many they are. */
const partShare = 0.27;

/** So many people say as much of a question as all would, and are counted in under a second. */
const mostPeople = 1000;

/** Types whose answers are chosen: one, many, true and false. */
const chosenTypes = [1, 2, 5];

/** The first marked attempt of each person, and whether it is of the better or the weaker part. */
const sat = (paperId: number) => sql`
  first_marked as (
    select distinct on (user_id) id, score from paper_attempts
    where paper_id = ${paperId} and status = 2 and score is not null order by user_id, number),
  latest as (select id, score from first_marked order by id desc limit ${mostPeople}),
  placed as (
    select id, score, row_number() over (order by score desc, id) as place, count(*) over () as total from latest),
  sat as materialized (
    select id, score, case
      when place <= round(total * ${partShare}::numeric) then 'upper'
      when place > total - round(total * ${partShare}::numeric) then 'lower' end as part
    from placed)`;

/** How the questions of a paper have done. */
export async function findQuestionFigures(db: Database, paperId: number): Promise<Answer> {
  const { rows } = await db.execute<{ figures: Answer }>(sql`
    with ${sat(paperId)},
    asked as (
      select question.question_id, question.type, question.score, question.grade ->> 'result' as result,
        (question.grade ->> 'score')::numeric as given, sat.part
      from sat join attempt_questions question on question.attempt_id = sat.id),
    counted as (
      select question_id, max(type) as type, max(score) as score, count(*)::int as asked_count,
        count(*) filter (where result = 'right')::int as right_count,
        count(*) filter (where result = 'partly')::int as partly_count,
        count(*) filter (where result = 'wrong')::int as wrong_count,
        count(*) filter (where result = 'unanswered')::int as unanswered_count,
        round(avg(given) / 10, 1) as average,
        round(coalesce(avg(given / nullif(score, 0)), 0), 2) as difficulty,
        round(avg(given / nullif(score, 0)) filter (where part = 'upper')
          - avg(given / nullif(score, 0)) filter (where part = 'lower'), 2) as discrimination
      from asked group by question_id),
    replied as (
      select answer.question_id, answer.content, sat.part, count(*) as count
      from sat join attempt_answers answer on answer.attempt_id = sat.id and answer.part = -1
      where answer.question_id in (select question_id from counted where type in (${sql.join(chosenTypes, sql`, `)}))
      group by 1, 2, 3),
    chosen as materialized (
      select replied.question_id, choice.key, sum(count)::int as count,
        coalesce(sum(count) filter (where part = 'upper'), 0)::int as upper_count,
        coalesce(sum(count) filter (where part = 'lower'), 0)::int as lower_count
      from replied cross join lateral string_to_table(content #>> '{}', ',') as choice(key)
      where choice.key <> '' group by 1, 2),
    told as (
      select counted.*, bank.title, bank.level, bank.shown, bank.revealed, paper.sort,
        coalesce((select json_agg(json_build_object('key', key, 'count', count, 'upper_count', upper_count,
          'lower_count', lower_count)) from chosen where chosen.question_id = counted.question_id), '[]') as choices
      from counted join questions bank on bank.id = counted.question_id
      left join paper_questions paper on paper.paper_id = ${paperId} and paper.question_id = counted.question_id)
    select json_build_object(
      'attempts_count', (select count(*) from sat),
      'part_count', (select count(*) from sat where part = 'upper'),
      'distribution', (select array_agg((
          select count(*) from sat where least(9, greatest(0, ceil(sat.score * 10.0 / nullif(whole.score, 0)) - 1)) = band)
          order by band)
        from generate_series(0, 9) as band,
          (select coalesce(sum(score), 0) as score from attempt_questions where attempt_id = (select max(id) from sat)) as whole),
      'data', (select coalesce(json_agg(json_build_object('question_id', question_id, 'title', title, 'type', type,
          'level', level, 'score', score / 10.0, 'asked_count', asked_count, 'right_count', right_count,
          'partly_count', partly_count, 'wrong_count', wrong_count, 'unanswered_count', unanswered_count,
          'average', average, 'difficulty', difficulty, 'discrimination', discrimination,
          'options', json_build_object('shown', shown, 'revealed', revealed, 'choices', choices))
        order by sort nulls last, question_id), '[]') from told)) as figures`);
  const [row] = rows;
  if (!row) throw new Error('Figures of questions are one row.');
  return { ...row.figures, data: row.figures.data.map(withOptions) };
}

interface Chosen {
  shown: { options?: { key: string; content: string }[] };
  revealed: { answer?: string | number };
  choices: { key: string; count: number; upper_count: number; lower_count: number }[];
}

const none = { count: 0, upper_count: 0, lower_count: 0 };

/** All options in the order of the bank, those that nobody chose as well. */
function withOptions(figures: Figures): Figures {
  const { shown, revealed, choices } = figures.options as unknown as Chosen;
  if (!chosenTypes.includes(figures.type)) return { ...figures, options: [] };
  const offered =
    figures.type === 5 ? [1, 0].map((value) => ({ key: String(value), content: '' })) : (shown.options ?? []);
  const right = new Set(String(revealed.answer ?? '').split(','));
  return {
    ...figures,
    options: offered.map(({ key, content }) => ({
      ...none,
      ...choices.find((choice) => choice.key === key),
      key,
      content,
      is_right: right.has(key),
    })),
  };
}
