import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { offerExam, playOf } from './exam.ts';

const text = (html: string) => html.replace(/<[^>]+>/g, '');

/** The same questions and the same sheet by plain React: nothing is kept, sent or timed. */
function Floor({ count }: { count: number }) {
  const [{ questions, paper }] = useState(() => playOf(count));
  const [current, setCurrent] = useState(0);
  const [answers, setAnswers] = useState<Record<number, string>>({});
  const asked = questions[current];
  if (!asked) return null;
  const { id, question } = asked;
  const answer = (value: string) => setAnswers({ ...answers, [id]: value });
  const options =
    'options' in question ? question.options : ['正确', '错误'].map((content) => ({ key: content, content }));
  return (
    <main>
      <h1>{paper.title}</h1>
      <article>
        <h2>第{current + 1}题</h2>
        <p>{text(question.content)}</p>
        {question.type === 3 ? (
          <input value={answers[id] ?? ''} onChange={(event) => answer(event.target.value)} />
        ) : (
          options.map(({ key, content }) => (
            <label key={key}>
              <input type="radio" checked={answers[id] === key} onChange={() => answer(key)} />
              {content}
            </label>
          ))
        )}
      </article>
      <section data-part="sheet">
        <fieldset>
          {questions.map((one, place) => (
            <button
              key={one.id}
              type="button"
              aria-current={place === current ? 'step' : undefined}
              data-look={answers[one.id] ? 'answered' : 'open'}
              onClick={() => setCurrent(place)}
            >
              {place + 1}
            </button>
          ))}
        </fieldset>
      </section>
    </main>
  );
}

offerExam((root, count) => createRoot(root).render(<Floor count={count} />));
