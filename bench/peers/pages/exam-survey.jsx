import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import 'survey-core/survey-core.css';
import { Survey } from 'survey-react-ui';
import { offerExam, playOf } from '../../exam-player/exam.ts';

const text = (html) => html.replace(/<[^>]+>/g, '');

/** The same questions, one on each page, with the list of pages beside them. */
function element({ id, question }) {
  const shared = { name: `q${id}`, title: text(question.content) };
  if (question.type === 3) return { ...shared, type: 'text' };
  if (question.type === 5) return { ...shared, type: 'radiogroup', choices: ['正确', '错误'] };
  const choices = question.options.map(({ key, content }) => ({ value: key, text: content }));
  return { ...shared, type: question.type === 2 ? 'checkbox' : 'radiogroup', choices };
}

offerExam((root, count) => {
  const { questions, paper } = playOf(count);
  const survey = new Model({
    title: paper.title,
    showTOC: true,
    pages: questions.map((asked) => ({ name: `p${asked.id}`, elements: [element(asked)] })),
  });
  window.bench.go = (place) => {
    survey.currentPageNo = place;
  };
  createRoot(root).render(<Survey model={survey} />);
}, '.sd-question input');
