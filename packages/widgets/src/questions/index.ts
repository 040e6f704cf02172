export { PrintedQuestion, type PrintedQuestionProps } from './printed-question.view.tsx';
export { QuestionPreview } from './question-preview.view.tsx';
